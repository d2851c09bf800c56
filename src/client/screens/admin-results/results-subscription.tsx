import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useEffectEvent } from "react";
import type { TemplateId } from "#shared/domain/ids";
import { useSessionChange } from "../../api/session";
import { api } from "../../api/trpc";
import { isUnauthorised } from "../../ui/feedback/errors";

interface ResultsSubscriptionProps {
  templateId: TemplateId;
  /** Called with the newest revision, right away and after each change. */
  onRevision: (revision: string) => void;
}

/** Learns of changes to a template's results while the page can be seen. */
export function ResultsSubscription({ templateId, onRevision }: ResultsSubscriptionProps) {
  const isSeen = useDocumentVisibility() !== "hidden";
  const { lookOnce } = useSessionChange();
  const onData = useEffectEvent(onRevision);
  const onRefused = useEffectEvent((error: unknown) => {
    if (isUnauthorised(error)) void lookOnce("admin");
  });
  useEffect(() => {
    if (!isSeen) return;
    const listen = () =>
      api.admin.results.changes.subscribe(
        { id: templateId },
        {
          onData: ({ revision }) => onData(revision),
          // The server ends it now and then, to see whether the admin is still signed in.
          onStopped,
          onConnectionStateChange: ({ error }) => onRefused(error),
        },
      );
    function onStopped(): void {
      listening = listen();
    }
    let listening = listen();
    return () => listening.unsubscribe();
  }, [templateId, isSeen]);
  return null;
}
