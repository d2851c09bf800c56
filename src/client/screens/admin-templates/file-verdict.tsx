import { Text } from "@mantine/core";
import { ErrorPanel } from "../../ui/error-panel";
import { plural } from "../../ui/plural";
import { ImportPreview } from "./import-preview";
import { ImportProblems } from "./import-problems";
import type { ChosenFile } from "./use-chosen-file";

/** What is known of the chosen file. The line of status is always there, so that readers hear what appears in it. */
export function FileVerdict({ chosen }: { chosen: ChosenFile | undefined }) {
  return (
    <>
      <Text size="sm" role="status">
        {said(chosen)}
      </Text>
      {chosen?.state === "refused" && <ImportProblems problems={chosen.problems} />}
      {chosen?.state === "unchecked" && <ErrorPanel message={chosen.message} onRetry={chosen.retry} />}
      {chosen?.state === "sound" && <ImportPreview plan={chosen.plan} />}
    </>
  );
}

function said(chosen: ChosenFile | undefined): string {
  if (!chosen) return "You will see what is in the file before anything is stored.";
  if (chosen.state === "checking") return "Checking the file...";
  if (chosen.state === "refused") return "Nothing has been stored. Mend the file, and choose it again.";
  if (chosen.state === "unchecked") return "Nothing has been stored.";
  const { questions } = chosen.plan;
  return `This file can be imported. It holds one template with ${plural(questions.length, "question")}:`;
}
