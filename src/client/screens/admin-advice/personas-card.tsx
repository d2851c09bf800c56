import { Card, Loader, NativeSelect, Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { READERS } from "#shared/contracts/cards";
import type { Card as AdviceCard } from "#shared/domain/cards/card";
import { visible } from "#shared/domain/questions/conditions";
import { api } from "../../api/trpc";
import { AdviceList } from "../../components/report/advice/advice";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import type { CardContext, CardsPreviewData } from "./advice-types";

type Reader = (typeof READERS)[number];

const PEOPLE: Readonly<Record<Reader, string>> = {
  lowest: "Lowest-scoring answers",
  highest: "Highest-scoring answers",
  middle: "Mid-range answers",
  contradictory: "Contradictory answers",
  sparse: "Mostly unanswered",
};
const CHOICES = READERS.map((value) => ({ value, label: PEOPLE[value] }));

interface PersonasCardProps {
  preview: ReturnType<typeof useCardsPreview>;
  context: CardContext;
  /** Keys of the cards being edited. */
  editedKeys: readonly string[];
  /** Whether the latest edit is valid; if not, the preview doesn't include it. */
  isRight: boolean;
}

/** Reports of five sample participants, made by the real rules. */
export function PersonasCard({ preview, context, editedKeys, isRight }: PersonasCardProps) {
  const { data, error, refetch } = preview;
  const [reader, setReader] = useState<Reader>("lowest");
  const report = data?.reports.find((one) => one.reader === reader);
  return (
    <Card>
      <Title order={2} size="h3">
        Preview
      </Title>
      <Text size="sm" c="dimmed" mb="sm" role="status">
        {previewHint(isRight, editedKeys.length > 0)}
      </Text>
      <NativeSelect
        size="sm"
        mb="md"
        aria-label="Sample participant"
        data={CHOICES}
        value={reader}
        onChange={({ currentTarget: { value } }) =>
          setReader(READERS.find((one) => one === value) ?? "lowest")
        }
      />
      {data && editedKeys.length > 0 && (
        <Text size="sm" mb="md">
          {readBy(data.reports, editedKeys)}
        </Text>
      )}
      {error && (
        <ErrorPanel
          message={errorMessage(error, "Couldn't load the preview.")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loader size="sm" aria-label="Loading preview..." />}
      {report && <PersonaReport report={report} context={context} />}
    </Card>
  );
}

function previewHint(isRight: boolean, isInPreview: boolean): string {
  if (isRight) return "What sample participants would see.";
  return isInPreview
    ? "Fix the errors in the card to update the preview."
    : "Your new card appears here once it has a condition, a title and a reason.";
}

/** Which sample participants see the edited cards. */
function readBy(reports: CardsPreviewData["reports"], editedKeys: readonly string[]): string {
  const subject = editedKeys.length === 1 ? "This card" : "One of these cards";
  const namesOf = (has: (report: CardsPreviewData["reports"][number]) => boolean) =>
    reports
      .filter(has)
      .map(({ reader }) => PEOPLE[reader].toLowerCase())
      .join(", ");
  const shownFor = namesOf(({ advice }) =>
    advice.items.some(({ card }) => editedKeys.some((key) => key === card)),
  );
  if (shownFor) return `${subject} is shown for: ${shownFor}.`;
  const appliesTo = namesOf(({ holding }) => holding.some((key) => editedKeys.includes(key)));
  return appliesTo
    ? `${subject} applies to: ${appliesTo}. It isn't in their report because other advice is more important.`
    : `${subject} isn't shown for any of the sample participants.`;
}

interface PersonaReportProps {
  report: CardsPreviewData["reports"][number];
  context: CardContext;
}

/** A sample participant's advice, as on the results page but without scores. */
function PersonaReport({ report, context: { questions, scoring } }: PersonaReportProps) {
  const { responses, advice } = report;
  const answers = useMemo(
    // Numbered like the cards, so hidden questions count too.
    () => ({
      questions: visible(questions, responses),
      responses,
      numbered: questions.map(({ id }) => id),
    }),
    [questions, responses],
  );
  return <AdviceList advice={advice} answers={answers} dimensions={scoring?.dimensions ?? []} />;
}

/** In milliseconds. */
const PREVIEW_DEBOUNCE = 250;

/** Previews stored and edited cards. Not cached between visits: questions and scoring may have changed. */
export function useCardsPreview(
  assessmentId: number,
  stored: readonly AdviceCard[],
  written: readonly AdviceCard[],
) {
  const [asked] = useDebouncedValue(written, PREVIEW_DEBOUNCE);
  return useQuery({
    queryKey: ["cards-preview", assessmentId, stored, asked],
    queryFn: () => api.admin.cards.preview.mutate({ assessmentId, cards: [...asked] }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
