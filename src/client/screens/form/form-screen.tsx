import { useCallbackRef } from "@mantine/hooks";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import type { Responses } from "#shared/domain/answer";
import { currentQuestion } from "#shared/domain/attempt";
import { visible } from "#shared/domain/questions/conditions";
import { sortQuestions } from "#shared/domain/questions/sort-questions";
import { AttemptSubscription, useLeaveDeleted } from "../../components/attempt/attempt-subscription";
import { AnswersOffline, PageFrame } from "../../components/page/page-frame";
import { TemplateLanguage } from "../../components/template/template-language";
import { useWhenOnline } from "../../ui/browser/use-page-events";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog";
import { Dialog } from "../../ui/dialog/dialog";
import { notify } from "../../ui/feedback/notify";
import { useLeaving } from "../../ui/form/unsaved-changes";
import classes from "./form.module.css";
import { FormHeader } from "./form-header";
import { Overview } from "./overview";
import { QuestionForm } from "./question-form";
import { useFormAnswers } from "./use-form-answers";
import { useQuestionPlace, useVisibleQuestion } from "./use-question-place";

interface FormScreenProps {
  attempt: Attempt;
  questions: readonly AttemptQuestion[];
  /** The question in the URL, from 1. */
  asked: number | undefined;
}

/** Form screen: title bar, current question and overview. */
export function FormScreen({ attempt, questions: attemptQuestions, asked }: FormScreenProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const questions = sortQuestions(attemptQuestions);
  const [opened] = useState(() => asked ?? firstOpenPlace(questions, attempt.responses));
  const { place, goTo, moveOn, toResults } = useQuestionPlace(attempt.id, opened);
  const answers = useFormAnswers(attempt, questions, toResults);
  const leaveDeleted = useLeaveDeleted(attempt.id);
  const [isOverviewOpen, setOverviewOpen] = useState(false);
  useWhenOnline(() => void answers.saveWaiting());
  const visibleQuestions = visible(questions, answers.currentAnswers);
  const { question, notice } = useVisibleQuestion(questions, visibleQuestions, place, moveOn);
  const isLast = question === visibleQuestions.at(-1);
  const params = { id: attempt.id };

  useEffect(() => {
    if (isLast) void router.preloadRoute({ to: "/assessment/$id/results", params: { id: attempt.id } });
  }, [router, isLast, attempt.id]);

  /**
   * Saves first. If that fails, a draft stays in this tab and UnsavedGuard asks. Invalid answers must be fixed first.
   */
  const leave = useCallbackRef(async (to: "/user-dashboard" | "/assessment/$id/chat"): Promise<void> => {
    const { refused } = answers;
    if (refused) {
      show(refused.question);
      return notify.error("Error", refused.message);
    }
    if ((await answers.save()) !== "completed") await navigate({ to, params });
  });

  const showOverview = useCallback(() => setOverviewOpen(true), []);
  function show(target: AttemptQuestion): void {
    notify.clear();
    goTo(questions.indexOf(target) + 1);
  }

  /** Closes the dialog synchronously, because nothing behind an open dialog can take the focus. */
  function open(target: AttemptQuestion): void {
    flushSync(() => setOverviewOpen(false));
    show(target);
  }

  if (!question) return null;

  return (
    <TemplateLanguage language={attempt.language}>
      <PageFrame fillsPhone>
        <FormHeader
          title={attempt.title}
          description={attempt.description}
          language={attempt.language}
          onLeave={leave}
          onOverview={showOverview}
        />
        <div className={classes.offline}>
          <AnswersOffline />
        </div>
        <QuestionForm
          attempt={attempt}
          questions={questions}
          visibleQuestions={visibleQuestions}
          question={question}
          notice={notice}
          answers={answers}
          onGoTo={show}
          onOverview={showOverview}
          onCompleted={toResults}
        />
        <UnsavedGuard isUnsaved={answers.isUnsaved} />
        <AttemptSubscription
          attemptId={attempt.id}
          onNow={(now) => void answers.follow(now)}
          onDeleted={leaveDeleted}
        />
        <Dialog
          opened={isOverviewOpen}
          onClose={() => setOverviewOpen(false)}
          place="right"
          width="min(400px, 90vw)"
          title="Overview"
        >
          <Overview
            questions={visibleQuestions}
            responses={answers.currentAnswers}
            current={question}
            onGoTo={open}
          />
        </Dialog>
      </PageFrame>
    </TemplateLanguage>
  );
}

/** The first open question, from 1, or the last question. Read once, so it doesn't change as questions are answered. */
function firstOpenPlace(questions: readonly AttemptQuestion[], stored: Responses): number {
  const open = currentQuestion(questions, stored);
  return open ? questions.indexOf(open) + 1 : questions.length;
}

interface UnsavedGuardProps {
  isUnsaved: RefObject<boolean>;
}

/** Asks before leaving while an answer is only stored in this tab. */
function UnsavedGuard({ isUnsaved }: UnsavedGuardProps) {
  const { status, proceed, reset } = useLeaving(() => isUnsaved.current);
  return (
    <ConfirmDialog
      opened={status === "blocked"}
      title="Leave with an unsaved answer?"
      confirmLabel="Leave page"
      pending={false}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      Your last answer isn't saved yet. We'll keep it in this tab for when you come back.
    </ConfirmDialog>
  );
}
