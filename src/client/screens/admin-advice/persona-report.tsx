import { useMemo } from "react";
import { visible } from "#shared/domain/questions/conditions";
import { AdviceList } from "../../components/report/advice/advice";
import type { CardContext, CardsPreviewData } from "./advice-types";

interface ReaderReportProps {
  report: CardsPreviewData["reports"][number];
  context: CardContext;
}

/** One made-up person's advice, as a result shows it but for the numbers. */
export function PersonaReport({ report, context: { questions, scoring } }: ReaderReportProps) {
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
  return <AdviceList advice={advice} answers={answers} dimensions={scoring?.dimensions ?? []} />;
}
