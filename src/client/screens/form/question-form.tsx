import { Badge, Button, Card, Title } from "@mantine/core";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import { currentQuestion, inOrder, missingRequired, progressOf, remainingText } from "#shared/domain/attempt";
import { AnswerInput } from "../../parts/answer-input";
import { notify } from "../../ui/notify";
import { PendingButton } from "../../ui/pending-button";
import { hasKeyboard } from "../../ui/pointer";
import { ProgressBar } from "../../ui/progress-bar";
import { ANSWER_FIRST, canPass, complaintAbout, type Refused, standingAnswers } from "./answers";
import { CompletionProblem } from "./completion-problem";
import classes from "./form.module.css";
import { MissingQuestions } from "./missing-questions";
import { Overview } from "./overview";
import { SaveStatus } from "./save-status";
import { useComplete } from "./use-complete";
import type { useFormAnswers } from "./use-form-answers";

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
  const [firstPlace] = useState(() => firstOpenPlace(questions, attempt));
  const index = Math.min(place ?? firstPlace, questions.length) - 1;
  const question = questions[index];
  const [problem, setProblem] = useState<{ questionId: number; message: string }>();
  const [missing, setMissing] = useState<readonly AttemptQuestion[]>([]);
  const [direction, setDirection] = useState<"forward" | "back">("forward");
  const heading = useRef<HTMLHeadingElement>(null);
  const completion = useComplete(attempt.id, onCompleted);
  useFocusOnChange(heading, index);
  useWhenHidden(() => void answers.save());

  if (!question) return null;
  const answer = answers.answerTo(question);
  const isLast = index === questions.length - 1;
  const mayPass = canPass(question, answer);
  const ownProblem = problem?.questionId === question.id ? problem.message : undefined;

  /** Given the question that is left by Next, what it shows is its answer, be it a draft. */
  function goTo(target: number, answered?: AttemptQuestion): void {
    setDirection(target > index ? "forward" : "back");
    setProblem(undefined);
    void answers.save(answered);
    onPlace(target + 1);
  }

  function complain(asked: AttemptQuestion, title: string, message: string): void {
    setProblem({ questionId: asked.id, message });
    notify.error(title, message);
    document.querySelector<HTMLElement>(`[data-answer] :is(textarea, input)`)?.focus();
  }

  /** Opens the question whose answer cannot be stored, and says why. */
  function refuse(refused: Refused): void {
    if (refused.question.id !== question?.id) goTo(questions.indexOf(refused.question));
    complain(refused.question, "Error", refused.message);
  }

  async function complete(last: AttemptQuestion): Promise<void> {
    const open = missingRequired(questions, standingAnswers(answers.standing, { [last.id]: answer }));
    setMissing(open);
    if (open.length > 0) return notify.error("Required Questions", remainingText(open.length));
    if (answers.refused) return refuse(answers.refused);
    if ((await answers.save(last)) === "saved") completion.complete();
  }

  function saveProgress(asked: AttemptQuestion): void {
    const complaint = complaintAbout(asked, answer);
    if (!complaint && !answers.refused) return void answers.saveProgress(asked);
    void answers.save(asked);
    if (complaint) complain(asked, "Error", complaint);
    else if (answers.refused) refuse(answers.refused);
  }

  /** Leaving the field saves, by whatever means it is left; every button of this screen saves by itself when pressed. */
  function onLeave(): void {
    if (!document.querySelector("main button:enabled:active")) void answers.save();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!question || completion.isPending) return;
    const complaint = complaintAbout(question, answer);
    if (complaint) complain(question, "Error", complaint);
    else if (isLast) void complete(question);
    else if (mayPass) goTo(index + 1, question);
    else complain(question, "Answer Required", ANSWER_FIRST);
  }

  const progress = progressOf(attempt.status, questions, answers.standing);
  return (
    <Card component="form" className={classes.card} onSubmit={onSubmit} onBlur={onLeave} noValidate>
      <div className={classes.head}>
        <span className="tabular">
          Question {index + 1} of {questions.length}
        </span>
        <SaveStatus state={answers.saveState} onRetry={() => void answers.save()} />
      </div>
      <ProgressBar value={progress} label="Progress" size={6} mb="lg" />
      <div key={question.id} className={classes.slide} data-direction={direction} data-answer>
        <Title
          order={2}
          ref={heading}
          tabIndex={-1}
          id={`${id}-question`}
          dir="auto"
          className={classes.question}
        >
          {question.questionText}
        </Title>
        <Badge variant="light" color="gray" size="md" mb="md">
          {question.isRequired ? "Required" : "Optional"}
        </Badge>
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
          onDone={() => !isLast && mayPass && goTo(index + 1, question)}
        />
        <p id={`${id}-problem`} className={classes.problem} aria-live="assertive">
          {ownProblem}
        </p>
      </div>
      <MissingQuestions missing={missing} questions={questions} standing={answers.standing} onGoTo={goTo} />
      <CompletionProblem
        problem={isLast ? completion.problem : undefined}
        isPending={completion.isPending}
        onRetry={() => void complete(question)}
      />
      <div className={classes.bar}>
        <Button variant="default" disabled={index === 0} onClick={() => goTo(index - 1)}>
          Previous
        </Button>
        <Button variant="subtle" onClick={() => saveProgress(question)}>
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

/** Where the form opens: the first open question, from 1. It stays there while that question is being answered. */
function firstOpenPlace(questions: readonly AttemptQuestion[], attempt: Attempt): number {
  const open = currentQuestion(questions, attempt.responses);
  return open ? questions.indexOf(open) + 1 : questions.length;
}

/** A new question is read from its heading, or from its text field where a keyboard is at hand: that bears its name. */
function useFocusOnChange(heading: React.RefObject<HTMLHeadingElement | null>, index: number): void {
  const before = useRef(index);
  useEffect(() => {
    const field = document.querySelector<HTMLElement>("[data-answer] textarea");
    if (before.current !== index) (hasKeyboard() && field ? field : heading.current)?.focus();
    before.current = index;
  }, [heading, index]);
}

/** Runs when the page goes out of sight: a phone may close it without another word. */
function useWhenHidden(run: () => void): void {
  const onChange = useEffectEvent(() => document.visibilityState === "hidden" && run());
  useEffect(() => {
    const listener = () => void onChange();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
}
