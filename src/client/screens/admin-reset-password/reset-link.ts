import { z } from "zod";
import { resetPassword } from "#shared/contracts/admin-auth";

const resetLink = z.object({ token: resetPassword.shape.token, setup: z.literal(1).optional() });

type ResetLink = z.infer<typeof resetLink>;

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Kept beside the cleaned address, so that reloading the page keeps the link. */
    resetLink?: ResetLink;
  }
}

/**
 * The link a page was opened with; undefined when there is no token, or one that no mail holds.
 * @param search what the address says
 * @param kept what this tab's history keeps of a link whose token has left the address
 */
export function readResetLink(
  search: { token?: string | undefined },
  kept: ResetLink | undefined,
): ResetLink | undefined {
  if (search.token !== undefined) return resetLink.safeParse(search).data;
  return openedHere() ? undefined : resetLink.safeParse(kept).data;
}

/** Whether somebody opened this very address. Browsers hand them the history's state as if they had reloaded it. */
function openedHere(): boolean {
  const [opening] = performance.getEntriesByType("navigation");
  if (!(opening instanceof PerformanceNavigationTiming)) return false;
  return opening.type === "navigate" && opening.name === location.href;
}
