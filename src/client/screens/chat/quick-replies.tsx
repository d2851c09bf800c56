import { Button } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { SKIP } from "#shared/domain/answer";
import { type AnswerableQuestion, RATING_VALUES } from "#shared/domain/question";
import classes from "./quick-replies.module.css";

interface QuickRepliesProps {
  question: AnswerableQuestion;
  onReply: (text: string) => void;
}

/** Answers at one press: numbered options, the five ratings, and skipping where it is allowed. */
export function QuickReplies({ question, onReply }: QuickRepliesProps) {
  const options = question.questionType === "multiple_choice" ? (question.options ?? []) : [];
  return (
    <div className={classes.replies}>
      {options.length > 0 && <Options options={options} onReply={onReply} />}
      {question.questionType === "rating" && <Ratings onReply={onReply} />}
      {!question.isRequired && (
        <Button variant="subtle" size="sm" className={classes.skip} onClick={() => onReply(SKIP)}>
          Skip this question
        </Button>
      )}
    </div>
  );
}

function Options({ options, onReply }: { options: readonly string[]; onReply: (text: string) => void }) {
  return (
    <DigitGroup label="Quick responses:">
      <div className={classes.row}>
        {options.map((option, index) => (
          <Button key={option} variant="default" className={classes.option} onClick={() => onReply(option)}>
            <span dir="auto">
              {index + 1}. {option}
            </span>
          </Button>
        ))}
      </div>
    </DigitGroup>
  );
}

function Ratings({ onReply }: { onReply: (text: string) => void }) {
  const captionId = useId();
  return (
    <DigitGroup label="Quick rating:">
      <div className={classes.ratings}>
        {RATING_VALUES.map((rating) => (
          <Button
            key={rating}
            variant="default"
            className={classes.rating}
            aria-describedby={captionId}
            onClick={() => onReply(rating)}
          >
            {rating}
          </Button>
        ))}
      </div>
      <p id={captionId} className={classes.caption}>
        <span>1 = lowest</span> <span>5 = highest</span>
      </p>
    </DigitGroup>
  );
}

/** A labelled group in which the digits press its buttons; only while the focus is inside (WCAG 2.1.4). */
function DigitGroup({ label, children }: { label: string; children: ReactNode }) {
  const labelId = useId();
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    event.currentTarget.querySelectorAll("button")[Number(event.key) - 1]?.click();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a plain block in every browser
    <div role="group" aria-labelledby={labelId} onKeyDown={onKeyDown}>
      <p id={labelId} className={classes.label}>
        {label}
      </p>
      {children}
    </div>
  );
}
