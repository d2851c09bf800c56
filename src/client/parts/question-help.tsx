import type { ExplainedQuestion } from "#shared/domain/question";
import classes from "./question-help.module.css";
import { useWords } from "./words";

/** What the question's author says to who wonders, for who opens it. */
export function QuestionHelp({ question }: { question: Pick<ExplainedQuestion, "help" | "whyAsked"> }) {
  const words = useWords();
  const { help, whyAsked } = question;
  if (!help && !whyAsked) return null;
  return (
    <div className={classes.help}>
      {help && (
        <details>
          <summary>What is meant?</summary>
          <p {...words}>{help}</p>
        </details>
      )}
      {whyAsked && (
        <details>
          <summary>Why is this asked?</summary>
          <p {...words}>{whyAsked}</p>
        </details>
      )}
    </div>
  );
}
