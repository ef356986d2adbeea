import { settings } from "../settings.ts";

const { latitude, longitude } = settings.map;

/** Half the height and width of the map, in degrees: about 600 m to each side. */
const REACH = 0.0055;
const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
export const formatDegrees = (value: number) => value.toFixed(4);

export const heading = "Our Location";
export const embed = `https://www.openstreetmap.org/export/embed.html?bbox=${box.map(formatDegrees).join("%2C")}&layer=mapnik&marker=${formatDegrees(latitude)}%2C${formatDegrees(longitude)}`;
export const cost = "The map comes from OpenStreetMap and uses some of your data.";
export const offline = "Your device has no network, so the map can't be shown.";
export const show = "Show the map";
