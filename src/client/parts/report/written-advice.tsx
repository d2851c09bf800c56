import type { Results } from "#shared/contracts/attempts";
import { SafeMarkdown } from "../safe-markdown";
import { Advice } from "./advice";
import { adviceParts } from "./advice-parts";
import classes from "./report.module.css";
import { answersOf } from "./shown-questions";

/** Recommendations that are there; those from before there were statements are read as their text. */
export function WrittenAdvice({ results }: { results: Results }) {
  const { userAssessment, scoring } = results;
  const { advice, recommendations, recommendationsBy } = userAssessment;
  if (advice) {
    return (
      <Advice
        advice={advice}
        answers={answersOf(results)}
        dimensions={scoring?.dimensions ?? []}
        isStandingSaid={scoring !== null && recommendationsBy === "built-in"}
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
