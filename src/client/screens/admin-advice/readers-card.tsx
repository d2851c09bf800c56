import { Card, Loader, NativeSelect, Text, Title } from "@mantine/core";
import { useState } from "react";
import { READERS } from "#shared/contracts/cards";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage } from "../../ui/errors";
import type { CardsPreview, Ground } from "./advice-types";
import { ReaderReport } from "./reader-report";
import type { useCardsPreview } from "./use-cards-preview";

type Reader = (typeof READERS)[number];

const PEOPLE: Readonly<Record<Reader, string>> = {
  lowest: "Lowest answers",
  highest: "Highest answers",
  middle: "Answers in the middle",
  contradictory: "Contradictory answers",
  sparse: "Hardly anything answered",
};
const CHOICES = READERS.map((value) => ({ value, label: PEOPLE[value] }));

interface ReadersCardProps {
  preview: ReturnType<typeof useCardsPreview>;
  ground: Ground;
  /** Keys of the cards that are being written. */
  written: readonly string[];
  /** False while the last change is not right, and so not in it. */
  isRight: boolean;
}

/** What five made-up people would read, by the very rules that advise real ones. */
export function ReadersCard({ preview, ground, written, isRight }: ReadersCardProps) {
  const { data, error, refetch } = preview;
  const [reader, setReader] = useState<Reader>("lowest");
  const report = data?.reports.find((one) => one.reader === reader);
  return (
    <Card>
      <Title order={2} size="h3">
        Preview
      </Title>
      <Text size="sm" c="dimmed" mb="sm" role="status">
        {standing(isRight, written.length > 0)}
      </Text>
      <NativeSelect
        size="sm"
        mb="md"
        aria-label="Whose report"
        data={CHOICES}
        value={reader}
        onChange={({ currentTarget: { value } }) =>
          setReader(READERS.find((one) => one === value) ?? "lowest")
        }
      />
      {data && written.length > 0 && (
        <Text size="sm" mb="md">
          {readBy(data.reports, written)}
        </Text>
      )}
      {error && (
        <ErrorPanel
          message={errorMessage(error, "The preview could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loader size="sm" aria-label="Loading preview..." />}
      {report && <ReaderReport report={report} ground={ground} />}
    </Card>
  );
}

/** What the report is made from. */
function standing(isRight: boolean, isIn: boolean): string {
  if (isRight) return "What somebody made up would read, as the cards stand now.";
  return isIn
    ? "Without your last change: something in the card is not right yet."
    : "Without the card that you are writing: it joins in once it has a rule, a title and a reason, all of them right.";
}

/** Which of the made-up people come to read what is being written. */
function readBy(reports: CardsPreview["reports"], written: readonly string[]): string {
  const what = written.length === 1 ? "This card" : "One of these cards";
  const those = (has: (report: CardsPreview["reports"][number]) => boolean) =>
    reports
      .filter(has)
      .map(({ reader }) => PEOPLE[reader].toLowerCase())
      .join(", ");
  const reading = those(({ advice }) => advice.items.some(({ card }) => written.some((key) => key === card)));
  if (reading) return `${what} is read by: ${reading}.`;
  const held = those(({ holding }) => holding.some((key) => written.includes(key)));
  return held
    ? `${what} holds for: ${held}. Their report has no room left for it: what is more pressing comes first.`
    : `${what} is read by none of the five.`;
}
