import { type AnswerableQuestion, RATING_VALUES, scaleLabel } from "#shared/domain/questions/question";
import { useTemplateLanguage } from "../template/template-language";
import classes from "./scale-labels.module.css";

interface ScaleLabelsProps {
  question: Pick<AnswerableQuestion, "scaleLabels">;
  /** The chosen rating, whose label is always shown. */
  chosen?: string;
  /** Id of the default caption. Without it, the caption is hidden from screen readers, as custom labels always are. */
  id?: string;
}

/** The labels of the five rating buttons: all of them if they fit, otherwise both ends and the chosen one. */
export function ScaleLabels({ question, chosen, id }: ScaleLabelsProps) {
  const langProps = useTemplateLanguage();
  if (!question.scaleLabels) {
    return (
      <p id={id} className={classes.ends} aria-hidden={id === undefined || undefined}>
        <span>1 = lowest</span> <span>5 = highest</span>
      </p>
    );
  }
  return (
    <div className={classes.labels} data-short={areShort(question.scaleLabels) || undefined} aria-hidden>
      {RATING_VALUES.map((rating) => (
        <span key={rating} data-rating={rating} data-chosen={chosen === rating || undefined} {...langProps}>
          {scaleLabel(question, rating)}
        </span>
      ))}
    </div>
  );
}

const areShort = (labels: readonly string[]) =>
  labels.every((label) => label.length <= 18 && label.split(/\s/).every((word) => word.length <= 9));
