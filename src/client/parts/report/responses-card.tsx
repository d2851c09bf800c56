import { Badge, Card, Title } from "@mantine/core";
import type { AttemptQuestion, Results } from "#shared/contracts/attempts";
import { answerAnchor } from "#shared/domain/advice";
import { type AnswerValue, answerText, isAnswered, isSkip } from "#shared/domain/answer";
import { RATING_VALUES, ratingOutOfFive } from "#shared/domain/question";
import { LongText } from "../../ui/long-text";
import { useWords } from "../words";
import classes from "./report.module.css";
import { shownQuestions } from "./shown-questions";
import { useReference } from "./use-reference";

/** Every question with what was answered, in order. A recommendation's reference leads to one, and back. */
export function ResponsesCard({ questions, userAssessment }: Pick<Results, "questions" | "userAssessment">) {
  const words = useWords();
  const { noteOrigin, backFrom } = useReference();
  return (
    <Card component="section" aria-labelledby="responses">
      <Title order={2} id="responses" tabIndex={-1} mb="md">
        Your Responses
      </Title>
      <ol className={classes.responses}>
        {shownQuestions(questions).map((question, index) => {
          const anchor = answerAnchor(question.id);
          const goBack = backFrom(anchor);
          return (
            <li key={question.id} id={anchor} tabIndex={-1} onFocus={noteOrigin} className={classes.response}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <div className={classes.pair}>
                <p {...words} className={classes.question}>
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
  const words = useWords();
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
  return <LongText lang={words.lang}>{answerText(answer)}</LongText>;
}

function RatingDots({ question, value }: { question: AttemptQuestion; value: string }) {
  const words = useWords();
  return (
    <p className={classes.rating}>
      <strong className="tabular" {...words}>
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
