import { useMemo } from "react";
import { visible } from "#shared/domain/conditions";
import { Advice } from "../../parts/report/advice";
import type { CardsPreview, Ground } from "./advice-types";

interface ReaderReportProps {
  report: CardsPreview["reports"][number];
  ground: Ground;
}

/** One made-up person's advice, as a result shows it but for the numbers. */
export function ReaderReport({ report, ground: { questions, scoring } }: ReaderReportProps) {
  const { responses, advice } = report;
  const answers = useMemo(
    // By the numbers of the cards beside it, where what does not apply to these people counts, too.
    () => ({
      questions: visible(questions, responses),
      responses,
      numbered: questions.map(({ id }) => id),
    }),
    [questions, responses],
  );
  return <Advice advice={advice} answers={answers} dimensions={scoring?.dimensions ?? []} />;
}
