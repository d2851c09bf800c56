import { Button } from "@mantine/core";
import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useEffectEvent, useState } from "react";
import { useSessionChange } from "../../api/session";
import { focusHeading } from "../../ui/browser/focus";
import { announce } from "../../ui/feedback/announcer";
import { isUnauthorised } from "../../ui/feedback/errors";
import classes from "./live-revision.module.css";

/** How a subscription to revisions tells what it learned. */
interface RevisionHandlers {
  onData: (changed: { revision: string }) => void;
  onStopped: () => void;
  onConnectionStateChange: (state: { error: unknown }) => void;
}

interface LiveRevisionProps {
  /** Begins to follow; another `of` begins anew. */
  subscribe: (handlers: RevisionHandlers) => { unsubscribe: () => void };
  of?: number;
  /** The revision of what is shown. */
  shown: string | undefined;
  isFetching: boolean;
  /** Then nothing can move, and what is new is shown right away. */
  isEmpty: boolean;
  /** Such as "New results". */
  news: string;
  /** Fetches what is new. */
  onShow: () => void;
}

/** Says that there is something newer. It comes when asked for, so that nothing moves while someone reads. */
export function LiveRevision(props: LiveRevisionProps) {
  const { subscribe, of, shown, isFetching, isEmpty, news, onShow } = props;
  const [revision, setRevision] = useState<string>();
  useRevision(subscribe, of, setRevision);
  const isNewer = revision !== undefined && revision !== shown && !isFetching;
  const show = useEffectEvent(onShow);
  const say = useEffectEvent(() => announce(`${news} are available.`));
  useEffect(() => {
    if (isNewer && isEmpty) show();
    else if (isNewer) say();
  }, [isNewer, isEmpty]);
  if (!isNewer || isEmpty) return null;
  return (
    <div className={classes.newer}>
      <Button
        size="sm"
        onClick={() => {
          focusHeading();
          onShow();
        }}
      >
        Show {news.toLowerCase()}
      </Button>
    </div>
  );
}

/** Learns of changes while the page can be seen: the newest revision right away, and after each change. */
function useRevision(
  subscribe: LiveRevisionProps["subscribe"],
  of: number | undefined,
  onRevision: (revision: string) => void,
): void {
  const isSeen = useDocumentVisibility() !== "hidden";
  const { lookOnce } = useSessionChange();
  const listen = useEffectEvent((onStopped: () => void) =>
    subscribe({
      onData: ({ revision }) => onRevision(revision),
      // The server ends it now and then, to see whether the admin is still signed in.
      onStopped,
      onConnectionStateChange: ({ error }) => {
        if (isUnauthorised(error)) void lookOnce("admin");
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` is what `listen` follows, so another one needs another subscription
  useEffect(() => {
    if (!isSeen) return;
    const onStopped = () => {
      listening = listen(onStopped);
    };
    let listening = listen(onStopped);
    return () => listening.unsubscribe();
  }, [of, isSeen]);
}
