/**
 * `npm run sample-news`: writes the sample news, in the format that Sanity imports, into the folder
 * `sample-news` or the one on the command line.
 */
import { writeSampleNews } from "./sample-news/write-sample-news.ts";

const [folder = "sample-news"] = process.argv.slice(2);
const { entries, pictures } = await writeSampleNews(folder);
console.log(`${entries} entries and ${pictures} pictures are in ${folder}/.
Import them in the folder of a Studio: npx sanity dataset import <path to ${folder}> production`);
