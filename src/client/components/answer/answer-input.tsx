import type { KeyboardEvent, Ref } from "react";
import { type AnswerValue, answerText, withChoice } from "#shared/domain/answer";
import { type AnswerableQuestion, RATING_VALUES, spokenRating } from "#shared/domain/questions/question";
import { AutosizeTextarea } from "../../ui/form/autosize-textarea";
import { useTemplateLanguage } from "../template/template-language";
import classes from "./answer-input.module.css";
import { ScaleLabels } from "./scale-labels";

interface AnswerInputProps {
  question: AnswerableQuestion;
  /** Empty if unanswered. */
  value: AnswerValue;
  onChange: (value: AnswerValue) => void;
  /** Name of the radio group; unique on the page. */
  name: string;
  labelledBy: string;
  describedBy?: string;
  invalid?: boolean;
  /** Called on Ctrl+Enter or Cmd+Enter in a text answer. */
  onDone?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The form field for an answer: a text, one or several options, or a rating from 1 to 5. */
export function AnswerInput(props: AnswerInputProps) {
  const { question } = props;
  switch (question.questionType) {
    case "text":
      return <TextAnswer {...props} />;
    case "rating":
      return <RatingAnswer {...props} />;
    case "multiple_choice":
      return question.selection === "several" ? <ChoicesAnswer {...props} /> : <ChoiceAnswer {...props} />;
  }
}

function TextAnswer(props: AnswerInputProps) {
  const { question, value, onChange, labelledBy, describedBy, invalid, onDone, ref } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onDone?.();
  };
  const { lang } = useTemplateLanguage();
  return (
    <AutosizeTextarea
      ref={ref}
      // The placeholder is in the page's language, not the template's.
      lang={value.length > 0 ? lang : undefined}
      className={classes.text}
      value={answerText(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      placeholder="Type your answer here..."
      aria-required={question.isRequired}
      aria-invalid={invalid}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    />
  );
}

function RatingAnswer(props: AnswerInputProps) {
  const { question, value, onChange, name, labelledBy, describedBy, invalid } = props;
  const isLabeled = question.scaleLabels !== null;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={question.isRequired}
      aria-invalid={invalid}
      className={classes.scale}
      data-labeled={isLabeled || undefined}
    >
      <div className={classes.ratings}>
        {RATING_VALUES.map((rating) => (
          <label key={rating} className={classes.rating}>
            <input
              type="radio"
              name={name}
              value={rating}
              checked={value === rating}
              aria-label={isLabeled ? spokenRating(question, rating) : undefined}
              onChange={() => onChange(rating)}
            />
            {rating}
          </label>
        ))}
      </div>
      <ScaleLabels question={question} chosen={answerText(value)} />
    </div>
  );
}

function ChoiceAnswer(props: AnswerInputProps) {
  const langProps = useTemplateLanguage();
  const { question, value, onChange, name, labelledBy, describedBy, invalid } = props;
  const [chosen = "", ...additional] = typeof value === "string" ? [value] : value;
  const hasMore = additional.length > 0;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={question.isRequired}
      aria-invalid={invalid}
      className={classes.choices}
    >
      {hasMore && (
        <p {...langProps} className={classes.before}>
          Your previous choices: {answerText(value)}
        </p>
      )}
      {question.options?.map((option) => (
        <label key={option} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={!hasMore && chosen === option}
            onChange={() => onChange(option)}
          />
          <span {...langProps}>{option}</span>
        </label>
      ))}
    </div>
  );
}

function ChoicesAnswer({ question, value, onChange, name, labelledBy, describedBy }: AnswerInputProps) {
  const langProps = useTemplateLanguage();
  const chosen = typeof value === "string" ? [value] : value;
  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy} className={classes.choices}>
      {question.options?.map((option) => (
        <label key={option} className={classes.choice}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(option)}
            onChange={() => onChange(withChoice(question, chosen, option))}
          />
          <span {...langProps}>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
