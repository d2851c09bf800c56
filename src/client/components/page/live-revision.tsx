import { Button } from "@mantine/core";
import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useEffectEvent, useState } from "react";
import { useSessionChange } from "../../api/session";
import { focusHeading } from "../../ui/browser/focus";
import { announce } from "../../ui/feedback/announcer";
import { isUnauthorized } from "../../ui/feedback/errors";
import classes from "./live-revision.module.css";

interface RevisionHandlers {
  onData: (changed: { revision: string }) => void;
  onStopped: () => void;
  onConnectionStateChange: (state: { error: unknown }) => void;
}

interface LiveRevisionProps {
  /** Starts a subscription; it is restarted if `of` changes. */
  subscribe: (handlers: RevisionHandlers) => { unsubscribe: () => void };
  of?: number;
  shown: string | undefined;
  isFetching: boolean;
  /** Whether the page has no data: new data is then shown right away, as no content can move. */
  isEmpty: boolean;
  /** Such as "New results". */
  itemsName: string;
  onShow: () => void;
}

/** A button that shows newer data on request, so that the page doesn't move while someone reads. */
export function LiveRevision(props: LiveRevisionProps) {
  const { subscribe, of, shown, isFetching, isEmpty, itemsName, onShow } = props;
  const [revision, setRevision] = useState<string>();
  useRevision(subscribe, of, setRevision);
  const isNewer = revision !== undefined && revision !== shown && !isFetching;
  const show = useEffectEvent(onShow);
  const announceUpdate = useEffectEvent(() => announce(`${itemsName} are available.`));
  useEffect(() => {
    if (isNewer && isEmpty) show();
    else if (isNewer) announceUpdate();
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
        Show {itemsName.toLowerCase()}
      </Button>
    </div>
  );
}

/** Subscribes to revisions while the page is visible. The first one arrives right away. */
function useRevision(
  subscribe: LiveRevisionProps["subscribe"],
  of: number | undefined,
  onRevision: (revision: string) => void,
): void {
  const isSeen = useDocumentVisibility() !== "hidden";
  const { recheck } = useSessionChange();
  const listen = useEffectEvent((onStopped: () => void) =>
    subscribe({
      onData: ({ revision }) => onRevision(revision),
      // The server ends the stream regularly, to check that the admin is still signed in.
      onStopped,
      onConnectionStateChange: ({ error }) => {
        if (isUnauthorized(error)) void recheck("admin");
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `of` needs another subscription
  useEffect(() => {
    if (!isSeen) return;
    const onStopped = () => {
      listening = listen(onStopped);
    };
    let listening = listen(onStopped);
    return () => listening.unsubscribe();
  }, [of, isSeen]);
}
