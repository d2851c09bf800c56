import { Button } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { type AnswerValue, SKIP, withChoice } from "#shared/domain/answer";
import {
  type AnswerableQuestion,
  type ExplainedQuestion,
  RATING_VALUES,
  spokenRating,
} from "#shared/domain/questions/question";
import { PendingButton } from "../../ui/form/pending-button";
import { useCardDirection, useTemplateLanguage } from "../template/template-language";
import { QuestionHelp } from "./question-help";
import classes from "./quick-replies.module.css";
import { ScaleLabels } from "./scale-labels";

interface QuickRepliesProps {
  question: AnswerableQuestion & Pick<ExplainedQuestion, "help" | "whyAsked">;
  closest?: readonly string[] | undefined;
  /** Suggested answers, which have their own buttons and are left out of the list. */
  suggested?: readonly (AnswerValue | null)[] | undefined;
  onReply: (text: string) => void;
}

/** The question's help, and buttons that send an answer. */
export function QuickReplies({ question, closest = [], suggested = [], onReply }: QuickRepliesProps) {
  const direction = useCardDirection();
  const options = orderOptions(
    question.questionType === "multiple_choice" ? (question.options ?? []) : [],
    closest,
  );
  return (
    <div className={classes.replies} dir={direction} data-replies>
      <QuestionHelp question={question} />
      {options.length > 0 &&
        (question.selection === "several" ? (
          <Boxes question={question} options={options} onReply={onReply} />
        ) : (
          <Options options={options.filter(({ option }) => !suggested.includes(option))} onReply={onReply} />
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

interface NumberedOption {
  option: string;
  /** As shown in replies and as participants can type it. */
  number: number;
}

/** Moves the closest options to the front; each keeps its number. */
function orderOptions(options: readonly string[], closest: readonly string[]): NumberedOption[] {
  const rank = ({ option }: NumberedOption) =>
    closest.includes(option) ? closest.indexOf(option) : closest.length;
  return options
    .map((option, index) => ({ option, number: index + 1 }))
    .sort((one, other) => rank(one) - rank(other));
}

interface OptionsProps {
  options: readonly NumberedOption[];
  onReply: (text: string) => void;
}

function Options({ options, onReply }: OptionsProps) {
  const langProps = useTemplateLanguage();
  return (
    <DigitGroup label="Quick responses:">
      <div className={classes.row}>
        {options.map(({ option, number }) => (
          <Button
            key={option}
            variant="default"
            className={classes.option}
            value={number}
            onClick={() => onReply(option)}
          >
            <span {...langProps}>
              {number}. {option}
            </span>
          </Button>
        ))}
      </div>
    </DigitGroup>
  );
}

interface BoxesProps extends OptionsProps {
  question: AnswerableQuestion;
}

/** Sends one option per line, which the parser reads exactly. */
function Boxes({ question, options, onReply }: BoxesProps) {
  const langProps = useTemplateLanguage();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <DigitGroup label="Quick responses:">
        <div className={classes.row}>
          {options.map(({ option, number }) => (
            <label key={option} className={classes.box}>
              <input
                type="checkbox"
                value={number}
                checked={chosen.includes(option)}
                onChange={() => setChosen(withChoice(question, chosen, option))}
              />
              <span {...langProps}>
                {number}. {option}
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
  const isLabeled = question.scaleLabels !== null;
  return (
    <DigitGroup label="Quick rating:">
      <div className={classes.scale} data-labeled={isLabeled || undefined}>
        <div className={classes.ratings}>
          {RATING_VALUES.map((rating) => (
            <Button
              key={rating}
              value={rating}
              variant="default"
              className={classes.rating}
              {...(isLabeled
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

/** A labeled group: a digit presses the button with that number while the focus is inside (WCAG 2.1.4). */
function DigitGroup({ label, children }: { label: string; children: ReactNode }) {
  const labelId = useId();
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    event.currentTarget.querySelector<HTMLElement>(`[value="${event.key}"]`)?.click();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers can't lay out a fieldset as a plain block
    <div role="group" aria-labelledby={labelId} onKeyDown={onKeyDown}>
      <p id={labelId} className={classes.label}>
        {label}
      </p>
      {children}
    </div>
  );
}
