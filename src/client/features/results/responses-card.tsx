import { Badge, Card, Title } from "@mantine/core";
import type { AttemptQuestion, Results } from "#shared/contracts/attempts";
import { answerAnchor } from "#shared/domain/advice";
import { type AnswerValue, answerText, isAnswered, isSkip } from "#shared/domain/answer";
import { inOrder } from "#shared/domain/attempt";
import { RATING_VALUES } from "#shared/domain/question";
import { LongText } from "../../components/long-text";
import classes from "./results.module.css";

/** Every question with what was answered, in order. */
export function ResponsesCard({ questions, userAssessment }: Pick<Results, "questions" | "userAssessment">) {
  return (
    <Card component="section" aria-labelledby="responses">
      <Title order={2} id="responses" mb="md">
        Your Responses
      </Title>
      <ol className={classes.responses}>
        {inOrder(questions).map((question, index) => (
          <li key={question.id} id={answerAnchor(question.id)} className={classes.response}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <div className={classes.pair}>
              <p className={classes.question}>{question.questionText}</p>
              <Answer question={question} answer={userAssessment.responses[question.id]} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Answer({ question, answer }: { question: AttemptQuestion; answer: AnswerValue | undefined }) {
  if (!isAnswered(answer)) {
    return (
      <p className={classes.missing}>
        No answer provided
        {answer !== undefined && isSkip(answer) && (
          <Badge color="gray" size="md">
            Skipped
          </Badge>
        )}
      </p>
    );
  }
  if (question.questionType === "rating") return <RatingDots value={answerText(answer)} />;
  return <LongText>{answerText(answer)}</LongText>;
}

function RatingDots({ value }: { value: string }) {
  return (
    <p className={classes.rating}>
      <strong className="tabular">{value}/5</strong>
      <span role="img" aria-label={`${value} out of 5`} className={classes.dots}>
        {RATING_VALUES.map((rating) => (
          <i key={rating} data-filled={Number(rating) <= Number(value) || undefined} />
        ))}
      </span>
    </p>
  );
}
