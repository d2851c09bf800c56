import type { ExplainedQuestion } from "#shared/domain/questions/question";
import { useTemplateLanguage } from "../template/template-language";
import classes from "./question-help.module.css";

/** Expandable help of a question; nothing if its author wrote none. */
export function QuestionHelp({ question }: { question: Pick<ExplainedQuestion, "help" | "whyAsked"> }) {
  const langProps = useTemplateLanguage();
  const { help, whyAsked } = question;
  if (!help && !whyAsked) return null;
  return (
    <div className={classes.help}>
      {help && (
        <details>
          <summary>What does this mean?</summary>
          <p {...langProps}>{help}</p>
        </details>
      )}
      {whyAsked && (
        <details>
          <summary>Why we ask</summary>
          <p {...langProps}>{whyAsked}</p>
        </details>
      )}
    </div>
  );
}
