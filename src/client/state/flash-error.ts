import { useLocation } from "@tanstack/react-router";
import { useHydrated } from "../ui/browser/use-hydrated";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** An error of the page that redirected to this one. */
    problem?: string;
  }
}

/** The error of the page that redirected here, if any. It is in the history state, so a reload keeps it. */
export function useFlashError(): string | undefined {
  const problem = useLocation({ select: ({ state }) => state.problem });
  // The server doesn't have it when it renders the page.
  return useHydrated() ? problem : undefined;
}
