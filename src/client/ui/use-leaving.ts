import { useBlocker, useRouter } from "@tanstack/react-router";
import { useState } from "react";

/**
 * Stops who is about to leave this page while something is not saved: `status` is "blocked" until `proceed` or `reset`
 * is called. Before a tab is closed the browser asks by itself.
 */
export function useLeaving(isUnsaved: () => boolean) {
  const router = useRouter();
  const [own] = useState(() => router.latestLocation.pathname);
  return useBlocker({
    // Who has left and comes back at once finds this page not yet put away; that must not stop them.
    shouldBlockFn: ({ current, next }) => current.pathname === own && next.pathname !== own && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
}
