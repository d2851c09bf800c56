import { useEffect, useRef, useState } from "react";
import { trpc } from "../../api/trpc";
import { focusHeading } from "../../ui/browser/focus";
import { errorCode, errorMessage } from "../../ui/feedback/errors";
import { notify } from "../../ui/feedback/notify";
import { mailRowId, type OutboxMail } from "./mail-rows";
import { type RetryResult, retryAllOutcome, retryOutcome, testOutcome } from "./retry-result";

export interface RetryEvents {
  onTried: (mail: OutboxMail) => void;
  onFailed: (error: unknown, mail: OutboxMail) => void;
}

/** Test emails and retries with their results. @param mails the current list; a new object after each fetch */
export function useOutboxChanges(mails: object | undefined, delivers: boolean) {
  const utils = trpc.useUtils();
  const [outcome, setOutcome] = useState<RetryResult>();
  const retriedMail = useRef<OutboxMail>(undefined);

  const showResult = (next: RetryResult) => {
    setOutcome(next);
    if (next.tone === "good") notify.success(next.title, next.text);
    else notify.error(next.title, next.text);
  };
  const showFailure = (error: unknown, fallback: string) =>
    showResult({ tone: "bad", title: "Error", text: errorMessage(error, fallback) });
  const refresh = () => void utils.admin.outbox.invalidate();

  const sendTest = trpc.admin.outbox.sendTest.useMutation({
    onMutate: () => setOutcome(undefined),
    onSuccess: (mail) => {
      refresh();
      showResult(testOutcome(mail, { delivers }));
    },
    onError: (error) => showFailure(error, "Failed to send the test email"),
  });

  const retryFailed = trpc.admin.outbox.retryFailed.useMutation({
    onMutate: () => setOutcome(undefined),
    onSuccess: ({ mails: retried }) => {
      refresh();
      showResult(retryAllOutcome(retried));
      // The button disappears with the last failed email.
      focusHeading();
    },
    onError: (error) => showFailure(error, "Failed to retry the emails"),
  });

  const retryEvents: RetryEvents = {
    onTried: (mail) => {
      retriedMail.current = mail;
      refresh();
      showResult(retryOutcome(mail, { delivers }));
    },
    onFailed: (error, mail) => {
      showFailure(error, "Failed to send the email");
      if (errorCode(error) !== "CONFLICT" && errorCode(error) !== "NOT_FOUND") return;
      retriedMail.current = mail;
      refresh();
    },
  };

  // The retry button that had the focus disappears if the email can't be retried again.
  useEffect(() => {
    const mail = retriedMail.current;
    if (!mails || !mail) return;
    retriedMail.current = undefined;
    if (document.activeElement !== document.body) return;
    const row = document.getElementById(mailRowId(mail));
    (row ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [mails]);

  return { outcome, sendTest, retryFailed, retryEvents };
}
