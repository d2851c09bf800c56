import { Stack, Title } from "@mantine/core";
import type { Results } from "#shared/contracts/attempts";
import { PaperHead } from "../../parts/report/paper-head";
import { Report, ReportTitle } from "../../parts/report/report";

/** What the participant reads and prints, for the admin's printer: on paper it takes the page's place. */
export function PaperReport({ results, participant }: { results: Results; participant: string }) {
  return (
    <Stack gap="lg">
      <PaperHead participant={participant} completedAt={results.userAssessment.completedAt} />
      <div>
        <ReportTitle results={results}>
          <Title order={1}>{results.assessment.title}</Title>
        </ReportTitle>
      </div>
      <Report results={results} participant={participant} />
    </Stack>
  );
}
