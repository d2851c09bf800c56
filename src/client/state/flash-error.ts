import { useLocation } from "@tanstack/react-router";
import { useHydrated } from "../ui/browser/use-hydrated";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Why a page has sent somebody to this one. */
    problem?: string;
  }
}

/**
 * What went wrong on the page that has sent somebody here: the lasting twin of a toast that crosses over and is gone
 * after four seconds. Undefined when nothing did. Kept in the history, so that a reload still shows it.
 */
export function useFlashError(): string | undefined {
  const problem = useLocation({ select: ({ state }) => state.problem });
  // The server, which renders the page first, does not know of it.
  return useHydrated() ? problem : undefined;
}
