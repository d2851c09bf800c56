import { Badge, Button, Card, Title } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { type FocusEvent, useEffect, useState } from "react";
import type { AttemptQuestion, Results } from "#shared/contracts/attempts";
import { type AnswerValue, answerText, isAnswered, isSkip } from "#shared/domain/answer";
import { answerAnchor } from "#shared/domain/cards/advice";
import { RATING_VALUES, ratingOutOfFive } from "#shared/domain/questions/question";
import { ExpandableText } from "../../ui/layout/expandable-text";
import { useTemplateLanguage } from "../template/template-language";
import classes from "./responses-card.module.css";
import { visibleQuestions } from "./visible-questions";

/** With more answers than this, the list is collapsed on phones. */
const MAX_EXPANDED_ANSWERS = 5;

/** All questions with their answers. Citations link to an answer, which then has a button to go back. */
export function ResponsesCard({ questions, userAssessment }: Pick<Results, "questions" | "userAssessment">) {
  const langProps = useTemplateLanguage();
  const { reference, noteOrigin, backFrom } = useReference();
  const visible = visibleQuestions(questions);
  const [isOpen, setOpen] = useState(false);
  const [handledReference, setHandledReference] = useState("");
  // During render, so that the list is expanded before the effect that focuses the answer runs.
  if (reference !== handledReference) {
    setHandledReference(reference);
    if (visible.some(({ id }) => answerAnchor(id) === reference)) setOpen(true);
  }
  const isFoldable = visible.length > MAX_EXPANDED_ANSWERS;
  return (
    <Card component="section" aria-labelledby="responses">
      <Title order={2} id="responses" tabIndex={-1} mb="sm">
        Your Responses
      </Title>
      {isFoldable && (
        <Button
          variant="default"
          size="sm"
          fullWidth
          className={classes.unfold}
          data-print="hide"
          aria-expanded={isOpen}
          aria-controls="all-responses"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide responses" : `Show all ${visible.length} responses`}
        </Button>
      )}
      <ol id="all-responses" className={classes.responses} data-folded={(isFoldable && !isOpen) || undefined}>
        {visible.map((question, index) => {
          const anchor = answerAnchor(question.id);
          const goBack = backFrom(anchor);
          return (
            <li key={question.id} id={anchor} tabIndex={-1} onFocus={noteOrigin} className={classes.response}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <div className={classes.pair}>
                <p {...langProps} className={classes.question}>
                  {question.questionText}
                </p>
                <Answer question={question} answer={userAssessment.responses[question.id]} />
                {goBack && (
                  <button type="button" className={classes.back} onClick={goBack} data-print="hide">
                    Back to the recommendation
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function Answer({ question, answer }: { question: AttemptQuestion; answer: AnswerValue | undefined }) {
  const langProps = useTemplateLanguage();
  if (!isAnswered(answer)) {
    return (
      <p className={classes.missing}>
        No answer provided
        {answer !== undefined && isSkip(answer) && (
          <Badge component="span" color="gray" size="md">
            Skipped
          </Badge>
        )}
      </p>
    );
  }
  if (question.questionType === "rating")
    return <RatingDots question={question} value={answerText(answer)} />;
  return <ExpandableText lang={langProps.lang}>{answerText(answer)}</ExpandableText>;
}

function RatingDots({ question, value }: { question: AttemptQuestion; value: string }) {
  const langProps = useTemplateLanguage();
  return (
    <p className={classes.rating}>
      <strong className="tabular" {...langProps}>
        {ratingOutOfFive(question, value)}
      </strong>
      <svg viewBox="0 0 90 16" role="img" aria-label={`${value} out of 5`} className={classes.dots}>
        {RATING_VALUES.map((rating, index) => (
          <circle
            key={rating}
            cx={9 + index * 18}
            cy={8}
            r={6}
            data-filled={Number(rating) <= Number(value) || undefined}
          />
        ))}
      </svg>
    </p>
  );
}

/**
 * Focuses the answer named in the URL's hash. `reference` is its id; `backFrom` returns a function that goes back to
 * the citation, for the answer that was reached through it.
 */
function useReference() {
  const hash = useLocation({ select: (location) => location.hash });
  const [origin, setOrigin] = useState<{ answer: string; link: HTMLElement }>();
  useEffect(() => {
    if (hash) document.getElementById(hash)?.focus();
  }, [hash]);

  function noteOrigin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!(relatedTarget instanceof HTMLAnchorElement) || relatedTarget.hash !== `#${currentTarget.id}`)
      return;
    setOrigin({ answer: currentTarget.id, link: relatedTarget });
  }

  function backFrom(answer: string): (() => void) | undefined {
    if (origin?.answer !== answer) return undefined;
    return () => {
      origin.link.scrollIntoView({ block: "center" });
      origin.link.focus({ preventScroll: true });
      setOrigin(undefined);
    };
  }

  return { reference: hash, noteOrigin, backFrom };
}
