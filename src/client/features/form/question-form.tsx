import { Badge, Button, Card, Title } from "@mantine/core";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import { currentQuestion, inOrder, missingRequired, progressOf, remainingText } from "#shared/domain/attempt";
import { AnswerInput } from "../../components/answer-input";
import { PendingButton } from "../../components/pending-button";
import { ProgressBar } from "../../components/progress-bar";
import { notify } from "../../lib/notify";
import { canPass, complaintAbout } from "./answers";
import classes from "./form.module.css";
import { MissingQuestions } from "./missing-questions";
import { Overview } from "./overview";
import { SaveStatus } from "./save-status";
import { useComplete } from "./use-complete";
import type { useFormAnswers } from "./use-form-answers";

const ANSWER_FIRST = "Please answer this required question before proceeding.";

interface QuestionFormProps {
  attempt: Attempt;
  questions: readonly AttemptQuestion[];
  answers: ReturnType<typeof useFormAnswers>;
  /** The question on screen, from 1; the first open one when left out. */
  place: number | undefined;
  onPlace: (place: number) => void;
  onCompleted: () => void;
}

/** One question at a time (spec section 2, form mode). */
export function QuestionForm({
  attempt,
  questions: unordered,
  answers,
  place,
  onPlace,
  onCompleted,
}: QuestionFormProps) {
  const id = useId();
  const questions = inOrder(unordered);
  const index = indexOf(questions, attempt, place);
  const question = questions[index];
  const [problem, setProblem] = useState<{ questionId: number; message: string }>();
  const [missing, setMissing] = useState<readonly AttemptQuestion[]>([]);
  const [direction, setDirection] = useState<"forward" | "back">("forward");
  const heading = useRef<HTMLHeadingElement>(null);
  const completion = useComplete(attempt.id, onCompleted);
  useFocusOnChange(heading, index);

  if (!question) return null;
  const answer = answers.answerTo(question);
  const isLast = index === questions.length - 1;
  const mayPass = canPass(question, answer);
  const ownProblem = problem?.questionId === question.id ? problem.message : undefined;

  function goTo(target: number): void {
    setDirection(target > index ? "forward" : "back");
    setProblem(undefined);
    void answers.save();
    onPlace(target + 1);
  }

  function complain(asked: AttemptQuestion, title: string, message: string): void {
    setProblem({ questionId: asked.id, message });
    notify.error(title, message);
    document.querySelector<HTMLElement>(`[data-answer] :is(textarea, input)`)?.focus();
  }

  async function complete(): Promise<void> {
    const open = missingRequired(questions, answers.standing);
    setMissing(open);
    if (open.length > 0) return notify.error("Required Questions", remainingText(open.length));
    if (await answers.save()) completion.complete();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!question || completion.isPending) return;
    const complaint = complaintAbout(question, answer);
    if (complaint) complain(question, "Error", complaint);
    else if (isLast) void complete();
    else if (mayPass) goTo(index + 1);
    else complain(question, "Answer Required", ANSWER_FIRST);
  }

  const progress = progressOf(attempt.status, questions, answers.standing);
  return (
    <Card component="form" className={classes.card} onSubmit={onSubmit} noValidate>
      <div className={classes.head}>
        <span className="tabular">
          Question {index + 1} of {questions.length}
        </span>
        <SaveStatus state={answers.saveState} onRetry={() => void answers.save()} />
      </div>
      <ProgressBar value={progress} label="Progress" size={6} mb="lg" />
      <div key={question.id} className={classes.slide} data-direction={direction} data-answer>
        <Title order={2} ref={heading} tabIndex={-1} id={`${id}-question`} className={classes.question}>
          {question.questionText}
        </Title>
        <Badge variant="light" color="gray" size="md" mb="md">
          {question.isRequired ? "Required" : "Optional"}
        </Badge>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the field saves, by whatever means it is left */}
        <div onBlur={() => void answers.save()}>
          <AnswerInput
            question={question}
            value={answer}
            onChange={(value) => {
              setProblem(undefined);
              answers.change(question, value);
            }}
            name={`${id}-answer`}
            labelledBy={`${id}-question`}
            describedBy={`${id}-problem`}
            invalid={ownProblem !== undefined}
            onDone={() => !isLast && mayPass && goTo(index + 1)}
          />
        </div>
        <p id={`${id}-problem`} className={classes.problem} aria-live="assertive">
          {ownProblem}
        </p>
      </div>
      <MissingQuestions missing={missing} questions={questions} standing={answers.standing} onGoTo={goTo} />
      <div className={classes.bar}>
        <Button variant="default" disabled={index === 0} onClick={() => goTo(index - 1)}>
          Previous
        </Button>
        <Button variant="subtle" onClick={() => void answers.saveProgress()}>
          Save Progress
        </Button>
        <PendingButton
          type="submit"
          pending={completion.isPending}
          pendingLabel={isLast ? "Completing..." : undefined}
          blocked={!mayPass && !isLast}
        >
          {isLast ? "Complete Assessment" : "Next"}
        </PendingButton>
      </div>
      <Overview questions={questions} standing={answers.standing} index={index} onGoTo={goTo} />
    </Card>
  );
}

/** The place asked for, kept within the questions; without one, the first open question. */
function indexOf(questions: readonly AttemptQuestion[], attempt: Attempt, place: number | undefined): number {
  if (place !== undefined) return Math.min(place, questions.length) - 1;
  const open = currentQuestion(questions, attempt.responses);
  return open ? questions.indexOf(open) : questions.length - 1;
}

function useFocusOnChange(heading: React.RefObject<HTMLHeadingElement | null>, index: number): void {
  const before = useRef(index);
  useEffect(() => {
    if (before.current !== index) heading.current?.focus();
    before.current = index;
  }, [heading, index]);
}
