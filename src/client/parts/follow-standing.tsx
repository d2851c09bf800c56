import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useEffectEvent } from "react";
import type { Standing } from "#shared/contracts/participant-auth";
import { useSessionChange, useStanding } from "../data/session";
import { api } from "../data/trpc";

/**
 * Has the page look again who is here as soon as a sign-in elsewhere changes that: when the mailed link is opened, when
 * the question that this brings up is answered, and when its time is over. A hidden page does not listen.
 */
export function FollowStanding({ standing }: { standing: Standing }) {
  const isSeen = useDocumentVisibility() !== "hidden";
  const { standingIs, lookOnce } = useSessionChange();
  const onNow = useEffectEvent((now: Standing) =>
    signOf(now) === signOf(standing) ? standingIs(now) : void lookOnce("participant"),
  );
  useEffect(() => {
    if (!isSeen) return;
    const listen = () => api.user.auth.watchStanding.subscribe(undefined, { onData: onNow, onStopped });
    function onStopped(): void {
      listening = listen();
    }
    let listening = listen();
    return () => listening.unsubscribe();
  }, [isSeen]);

  const endsIn = "endsIn" in standing ? standing.endsIn : undefined;
  useEffect(() => {
    if (endsIn === undefined) return;
    const timer = setTimeout(() => void lookOnce("participant"), endsIn);
    return () => clearTimeout(timer);
  }, [endsIn, lookOnce]);
  return null;
}

/** The same for a page that follows nothing else which would end. */
export function FollowUnproved() {
  const standing = useStanding();
  return standing?.is === "unproved" && <FollowStanding standing={standing} />;
}

const signOf = (standing: Standing) => ("code" in standing ? standing.is + standing.code : standing.is);
