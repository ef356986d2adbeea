// The signature of PNG; the start-of-image marker of JPEG, and the next marker's first byte.
const signatures = [
  { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
];

/** The type of a file by its first bytes; null if it is neither PNG nor JPEG. */
export async function imageType(file: Blob): Promise<string | null> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const found = signatures.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte));
  return found?.type ?? null;
}
