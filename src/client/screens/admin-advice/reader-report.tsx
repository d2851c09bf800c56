import { useMemo } from "react";
import { visible } from "#shared/domain/conditions";
import { Advice } from "../../parts/report/advice";
import type { CardsPreview, Ground } from "./advice-types";

interface ReaderReportProps {
  report: CardsPreview["reports"][number];
  ground: Ground;
}

/** One made-up person's advice, as a result shows it. */
export function ReaderReport({ report, ground: { questions, scoring } }: ReaderReportProps) {
  const { responses, advice } = report;
  const answers = useMemo(
    () => ({ questions: visible(questions, responses), responses }),
    [questions, responses],
  );
  return <Advice advice={advice} answers={answers} dimensions={scoring?.dimensions ?? []} />;
}
