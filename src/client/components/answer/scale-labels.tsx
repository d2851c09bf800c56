import { type AnswerableQuestion, RATING_VALUES, scaleLabel } from "#shared/domain/questions/question";
import { useTemplateLanguage } from "../template/template-language";
import classes from "./scale-labels.module.css";

interface ScaleLabelsProps {
  question: Pick<AnswerableQuestion, "scaleLabels">;
  /** The rating that is chosen: what it means is always said. */
  chosen?: string;
  /** Given where the buttons are described by it; otherwise it is for the eye alone. */
  id?: string;
}

/** What the five buttons above mean: every label where there is room, its ends everywhere. */
export function ScaleLabels({ question, chosen, id }: ScaleLabelsProps) {
  const words = useTemplateLanguage();
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
        <span key={rating} data-rating={rating} data-chosen={chosen === rating || undefined} {...words}>
          {scaleLabel(question, rating)}
        </span>
      ))}
    </div>
  );
}

/** Whether all of them have room under their buttons on a phone. */
const areShort = (labels: readonly string[]) =>
  labels.every((label) => label.length <= 18 && label.split(/\s/).every((word) => word.length <= 9));
