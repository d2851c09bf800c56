import { Group, Stack, Text } from "@mantine/core";
import type { Results } from "#shared/contracts/attempts";
import { PageTitle } from "../../parts/page-title";
import { Report, ReportTitle } from "../../parts/report/report";
import { useWords } from "../../parts/words";
import { IconArrowLeft } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";

interface ParticipantViewProps {
  /** As the participant may know them. */
  results: Results;
  participant: string;
}

/** The result as its participant reads it. It is read with the admin's own session, and nothing can be done in it. */
export function ParticipantView({ results, participant }: ParticipantViewProps) {
  const { id } = results.userAssessment;
  const words = useWords();
  return (
    <Stack gap="lg" maw={960} mx="auto" w="100%">
      <Group justify="space-between" data-print="hide">
        <Text size="sm" c="dimmed">
          This is what <bdi>{participant}</bdi> reads.
        </Text>
        <ButtonLink
          to="/admin/assessments/$id"
          params={{ id }}
          variant="default"
          size="sm"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
        >
          Back to details
        </ButtonLink>
      </Group>
      <div>
        <ReportTitle results={results}>
          <PageTitle title={`${results.assessment.title} as ${participant} reads it`} {...words}>
            {results.assessment.title}
          </PageTitle>
        </ReportTitle>
      </div>
      <Report results={results} participant={participant} />
    </Stack>
  );
}
