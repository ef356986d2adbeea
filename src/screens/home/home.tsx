import { StaticPart } from "../../lib/static-part.tsx";
import { Slideshow } from "./slideshow.tsx";

export function Home() {
  return (
    <>
      <Slideshow />
      <StaticPart name="home" />
    </>
  );
}
