import { Button } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { SKIP, withChoice } from "#shared/domain/answer";
import { type AnswerableQuestion, RATING_VALUES, spokenRating } from "#shared/domain/question";
import { PendingButton } from "../ui/pending-button";
import classes from "./quick-replies.module.css";
import { ScaleLabels } from "./scale-labels";
import { useWords } from "./words";

interface QuickRepliesProps {
  question: AnswerableQuestion;
  onReply: (text: string) => void;
}

/** Answers at one press: numbered options, boxes where several can be chosen, ratings, skipping where it is allowed. */
export function QuickReplies({ question, onReply }: QuickRepliesProps) {
  const options = question.questionType === "multiple_choice" ? (question.options ?? []) : [];
  return (
    <div className={classes.replies} data-replies>
      {options.length > 0 &&
        (question.selection === "several" ? (
          <Boxes question={question} options={options} onReply={onReply} />
        ) : (
          <Options options={options} onReply={onReply} />
        ))}
      {question.questionType === "rating" && <Ratings question={question} onReply={onReply} />}
      {!question.isRequired && (
        <Button variant="subtle" size="sm" className={classes.skip} onClick={() => onReply(SKIP)}>
          Skip this question
        </Button>
      )}
    </div>
  );
}

function Options({ options, onReply }: { options: readonly string[]; onReply: (text: string) => void }) {
  const words = useWords();
  return (
    <DigitGroup label="Quick responses:">
      <div className={classes.row}>
        {options.map((option, index) => (
          <Button key={option} variant="default" className={classes.option} onClick={() => onReply(option)}>
            <span {...words}>
              {index + 1}. {option}
            </span>
          </Button>
        ))}
      </div>
    </DigitGroup>
  );
}

interface BoxesProps extends QuickRepliesProps {
  options: readonly string[];
}

/** Sent together, an option a line: so the rules read exactly what was ticked. */
function Boxes({ question, options, onReply }: BoxesProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <DigitGroup label="Quick responses:">
        <div className={classes.row}>
          {options.map((option, index) => (
            <label key={option} className={classes.box}>
              <input
                type="checkbox"
                checked={chosen.includes(option)}
                onChange={() => setChosen(withChoice(question, chosen, option))}
              />
              <span {...words}>
                {index + 1}. {option}
              </span>
            </label>
          ))}
        </div>
      </DigitGroup>
      <PendingButton
        className={classes.send}
        pending={false}
        blocked={chosen.length === 0}
        onClick={() => chosen.length > 0 && onReply(chosen.join("\n"))}
      >
        Send
      </PendingButton>
    </>
  );
}

function Ratings({ question, onReply }: QuickRepliesProps) {
  const captionId = useId();
  const isLabelled = question.scaleLabels !== null;
  return (
    <DigitGroup label="Quick rating:">
      <div className={classes.scale} data-labelled={isLabelled || undefined}>
        <div className={classes.ratings}>
          {RATING_VALUES.map((rating) => (
            <Button
              key={rating}
              variant="default"
              className={classes.rating}
              {...(isLabelled
                ? { "aria-label": spokenRating(question, rating) }
                : { "aria-describedby": captionId })}
              onClick={() => onReply(rating)}
            >
              {rating}
            </Button>
          ))}
        </div>
        <ScaleLabels question={question} id={captionId} />
      </div>
    </DigitGroup>
  );
}

/** A labelled group in which the digits press its buttons; only while the focus is inside (WCAG 2.1.4). */
function DigitGroup({ label, children }: { label: string; children: ReactNode }) {
  const labelId = useId();
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    event.currentTarget.querySelectorAll<HTMLElement>("button, input")[Number(event.key) - 1]?.click();
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
