import { HomeWords } from "./home-words.static.tsx";
import { Slideshow } from "./slideshow.tsx";

export function Home() {
  return (
    <>
      <Slideshow />
      <HomeWords />
    </>
  );
}
