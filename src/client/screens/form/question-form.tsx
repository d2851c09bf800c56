import { Button, Card, Text } from "@mantine/core";
import { type FormEvent, type MouseEvent, useDeferredValue, useRef, useState } from "react";
import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue } from "#shared/domain/answer";
import { progressOf } from "#shared/domain/attempt";
import { visible } from "#shared/domain/questions/conditions";
import { missingRequired, remainingText } from "#shared/domain/questions/required-questions";
import { questionPosition, questionPositionText } from "../../components/answer/question-position";
import { ScreenStatus } from "../../components/page/screen-status";
import { useTemplateLanguage } from "../../components/template/template-language";
import { useMonotonicProgress } from "../../state/monotonic-progress";
import { useWhenHidden, useWindowEvent } from "../../ui/browser/use-page-events";
import { notify } from "../../ui/feedback/notify";
import { ANSWER_FIRST, answersWithEdits, canPass, complaintAbout, NOT_SAVED, type Refused } from "./answers";
import { CompletionProblem, useComplete } from "./completion";
import classes from "./form.module.css";
import { FormBar } from "./form-bar";
import { MissingQuestions } from "./missing-questions";
import { QuestionContent } from "./question-content";
import { useFocusInSight, useQuestionTransition, useTransitionDirection } from "./question-transition";
import { useFollowUps } from "./use-follow-ups";
import type { useFormAnswers } from "./use-form-answers";

interface QuestionFormProps {
  attempt: Attempt;
  /** All questions in display order. */
  questions: readonly AttemptQuestion[];
  /** The visible ones. */
  visibleQuestions: readonly AttemptQuestion[];
  question: AttemptQuestion;
  /** Why the previous question was replaced, if it was. */
  notice: string | undefined;
  answers: ReturnType<typeof useFormAnswers>;
  onGoTo: (question: AttemptQuestion) => void;
  onOverview: () => void;
  onCompleted: () => void;
}

/** Maximum time between the presses of a double tap, in milliseconds. */
const MAX_DOUBLE_TAP_GAP = 500;

/** Shows one question at a time, with validation, saving and completion. */
export function QuestionForm(props: QuestionFormProps) {
  const langProps = useTemplateLanguage();
  const { attempt, questions, visibleQuestions, question, notice, answers, onGoTo, onOverview, onCompleted } =
    props;
  const [problem, setProblem] = useState<{ questionId: number; message: string }>();
  const [missing, setMissing] = useState<readonly AttemptQuestion[]>([]);
  const place = questions.indexOf(question);
  const direction = useTransitionDirection(place);
  const content = useRef<HTMLDivElement>(null);
  /** When this question was opened, on the clock of `event.timeStamp`. */
  const shownSince = useRef(Number.NEGATIVE_INFINITY);
  const completion = useComplete(attempt.id, onCompleted);
  const followUps = useFollowUps(attempt.responses);
  useQuestionTransition(content, place, () => void answers.save());
  useFocusInSight(content, place);
  useWhenHidden(() => void answers.save());
  useWindowEvent("pagehide", answers.saveOnTheWayOut);

  const answer = answers.answerTo(question);
  const previous = visibleQuestions[visibleQuestions.indexOf(question) - 1];
  /** The question after this one, given the current answer or draft. */
  const next = findNext(answer);
  const isLast = next === undefined;
  /** Deferred, so it is rendered after the current question is painted. */
  const preparedNext = useDeferredValue(next ?? null, null);
  const mounted = preparedNext && preparedNext.id !== question.id ? [question, preparedNext] : [question];
  const canContinue = canPass(question, answer);

  /** Saves and opens `target`. `answered` is the question left with Next; its draft is saved as its answer. */
  function goTo(target: AttemptQuestion, answered?: AttemptQuestion): void {
    setProblem(undefined);
    void answers.save(answered);
    shownSince.current = performance.now();
    onGoTo(target);
  }

  /** Ignores the second press of a double tap, which would act on the question that the first one opened. */
  function pressOnce(event: MouseEvent): void {
    if (event.detail > 1 && event.timeStamp - shownSince.current < MAX_DOUBLE_TAP_GAP) event.preventDefault();
  }

  function showProblem(target: AttemptQuestion, title: string, message: string): void {
    setProblem({ questionId: target.id, message });
    notify.error(title, message);
    focusField();
  }

  const focusField = () => content.current?.querySelector<HTMLElement>("textarea, input")?.focus();

  /** Opens the question whose answer can't be saved, or isn't yet, and shows the reason. */
  function refuse(refused: Refused): void {
    if (refused.question.id !== question.id) goTo(refused.question);
    showProblem(refused.question, "Error", refused.message);
  }

  function findNext(newAnswer: AnswerValue): AttemptQuestion | undefined {
    const applying = visible(
      questions,
      answersWithEdits(answers.currentAnswers, { [question.id]: newAnswer }),
    );
    return applying[applying.indexOf(question) + 1];
  }

  async function complete(last: AttemptQuestion): Promise<void> {
    const open = missingRequired(questions, answersWithEdits(answers.currentAnswers, { [last.id]: answer }));
    setMissing(open);
    if (open.length > 0) return notify.error("Required Questions", remainingText(open.length));
    if (answers.refused) return refuse(answers.refused);
    const otherDraft = answers.draftBeside(last);
    if (otherDraft) return refuse({ question: otherDraft, message: NOT_SAVED });
    if ((await answers.save(last)) === "saved") completion.complete();
  }

  function saveProgress(current: AttemptQuestion): void {
    const complaint = complaintAbout(current, answer, answers.stored);
    if (!complaint && !answers.refused) return void answers.saveProgress(current);
    void answers.save(current);
    if (complaint) showProblem(current, "Error", complaint);
    else if (answers.refused) refuse(answers.refused);
  }

  /** Saves on blur, unless a button is being pressed: buttons save on their own. */
  function onLeave(): void {
    if (!document.querySelector("main button:enabled:active")) void answers.save();
  }

  /**
   * Asks the follow-up and saves; false if there is none. Restarts the double-tap timer, so Next isn't pressed again.
   */
  function askFollowUp(): boolean {
    if (!followUps.ask(question, answer)) return false;
    shownSince.current = performance.now();
    void answers.save(question);
    focusField();
    return true;
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (completion.isPending) return;
    const complaint = complaintAbout(question, answer, answers.stored);
    if (complaint) showProblem(question, "Error", complaint);
    else if (askFollowUp()) setProblem(undefined);
    else if (!next) void complete(question);
    else if (canContinue) goTo(next, question);
    else showProblem(question, "Answer Required", ANSWER_FIRST);
  }

  const contentProps = {
    ref: content,
    direction,
    problem: problem?.questionId === question.id ? problem.message : undefined,
    above: (
      <>
        {notice && (
          <Text size="sm" c="dimmed" mb="sm">
            {notice}
          </Text>
        )}
        {!previous && attempt.description && (
          <Text c="dimmed" {...langProps} className={`${classes.description} paragraphs`}>
            {attempt.description}
          </Text>
        )}
      </>
    ),
    below: (
      <>
        <MissingQuestions
          missing={missing}
          questions={visibleQuestions}
          responses={answers.currentAnswers}
          onGoTo={goTo}
        />
        <CompletionProblem
          problem={isLast ? completion.problem : undefined}
          isPending={completion.isPending}
          onRetry={() => void complete(question)}
        />
      </>
    ),
    onChange: (value: AnswerValue) => {
      setProblem(undefined);
      answers.change(question, value);
    },
    followUp: followUps.askedAbout(question),
    onDone: () => next && canContinue && !askFollowUp() && goTo(next, question),
  };
  const progress = useMonotonicProgress(
    attempt.id,
    progressOf(attempt.status, questions, answers.currentAnswers),
  );
  return (
    <Card component="form" className={classes.card} onSubmit={onSubmit} onBlur={onLeave} noValidate>
      <ScreenStatus progress={progress} className={classes.status}>
        <span className={`${classes.counter} tabular`}>
          Question {questionPositionText(questionPosition(questions, answers.currentAnswers, question.id))}
        </span>
        <Button className={classes.overview} variant="subtle" size="compact-sm" onClick={onOverview}>
          Overview
        </Button>
      </ScreenStatus>
      {mounted.map((one) => (
        <QuestionContent
          key={one.id}
          question={one}
          answer={answers.answerTo(one)}
          shown={one === question ? contentProps : undefined}
        />
      ))}
      <FormBar
        isFirst={!previous}
        isLast={isLast}
        isCompleting={completion.isPending}
        isBlocked={!canContinue && !isLast}
        saveState={answers.saveState}
        onPrevious={() => previous && goTo(previous)}
        onSave={() => saveProgress(question)}
        onPress={pressOnce}
        onRetry={() => void answers.save()}
      />
    </Card>
  );
}
