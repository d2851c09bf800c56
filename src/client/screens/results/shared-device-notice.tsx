import { Alert } from "@mantine/core";
import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Results } from "#shared/contracts/attempts";
import { useSessionChange } from "../../api/session";
import { trpc } from "../../api/trpc";
import { dropAllDrafts } from "../../state/drafts";
import { IconInfoCircle } from "../../ui/layout/icons";

/** How long the page must be without requests before the session ends, in milliseconds. */
const QUIET_TIME = 500;

/** Signs out once the results have fully loaded. They stay on screen until the participant leaves. */
export function SharedDeviceNotice({ results }: { results: Results }) {
  const { signedOut } = useSessionChange();
  const { mutate: logout } = trpc.user.auth.logout.useMutation();
  const isShown = useRef(false);
  const hasEnded = useRef(false);
  const isComplete = useIsFetching() === 0 && results.userAssessment.recommendationState !== "pending";

  useEffect(() => {
    if (!isComplete || hasEnded.current) return;
    const timer = setTimeout(() => {
      hasEnded.current = true;
      dropAllDrafts();
      logout();
    }, QUIET_TIME);
    return () => clearTimeout(timer);
  }, [isComplete, logout]);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Strict mode unmounts and remounts effects immediately; don't sign out for that.
      queueMicrotask(() => {
        if (!isShown.current && hasEnded.current) signedOut("participant");
      });
    };
  }, [signedOut]);

  return (
    <Alert icon={<IconInfoCircle size={20} aria-hidden />} title="This is a shared device" data-print="hide">
      You're signed out now. Your results stay on this screen until you select Finish or leave the page. Print
      or save them first.
    </Alert>
  );
}
