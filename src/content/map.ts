import { settings } from "../settings.ts";

/** Half the height and width of the embedded map, in degrees: about 600 m to each side. */
const REACH = 0.0055;
const formatDegrees = (value: number) => value.toFixed(4);

const { latitude, longitude } = settings.map;
const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
const [north, east] = [latitude, longitude].map(formatDegrees);

export const heading = "Our Location";
export const embed = `https://www.openstreetmap.org/export/embed.html?bbox=${box.map(formatDegrees).join("%2C")}&layer=mapnik&marker=${north}%2C${east}`;
export const offline = "The map needs a network.";

export const link = {
  label: "Open the map",
  href: `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`,
} as const;
