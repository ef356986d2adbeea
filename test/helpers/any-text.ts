import fc from "fast-check";

/** All code points except surrogates. */
const codePoint = fc.oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }));

/** Any text: that of fast-check's `unit: "binary"`, whose table takes most of a second to build. */
export const anyText = fc.string({ unit: codePoint.map((code) => String.fromCodePoint(code)) });
