import type { Results } from "#shared/contracts/attempts";
import { adviceParts } from "#shared/domain/plain-markdown";
import { SafeMarkdown } from "../../attempt/safe-markdown";
import classes from "../report.module.css";
import { answersOf } from "../visible-questions";
import { AdviceList } from "./advice";

interface StreamedAdviceProps {
  results: Results;
  isBelowStart?: boolean;
}

/** Recommendations, or the summary that replaces them. Those without structured data are shown as markdown. */
export function StreamedAdvice({ results, isBelowStart = false }: StreamedAdviceProps) {
  const { userAssessment, scoring } = results;
  const { recommendations, recommendationsBy } = userAssessment;
  const advice = userAssessment.advice ?? userAssessment.summary;
  if (advice) {
    return (
      <AdviceList
        advice={advice}
        answers={answersOf(results)}
        dimensions={scoring?.dimensions ?? []}
        isBelowStart={isBelowStart}
        areScoresShown={scoring !== null && recommendationsBy !== "ai"}
      />
    );
  }
  return (
    <div className={classes.advice}>
      {adviceParts(recommendations ?? "").map(({ start, markdown }, index) => (
        <div key={start} className={classes.part}>
          <SafeMarkdown headingId={`part-${index}`}>{markdown}</SafeMarkdown>
        </div>
      ))}
    </div>
  );
}
