import { askUs } from "../content/ask-us.ts";
import { Box } from "../ui/box.tsx";
import { AskUs } from "./ask-us.tsx";

export function MoreQuestions() {
  return (
    <Box heading={askUs.heading}>
      <AskUs />
    </Box>
  );
}
