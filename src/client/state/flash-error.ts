import { useLocation } from "@tanstack/react-router";
import { useHydrated } from "../ui/browser/use-hydrated";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** An error of the page that redirected to this one. */
    problem?: string;
  }
}

/**
 * The error of the page that redirected here; undefined if there is none. It stays after the toast disappears, and
 * because it is in the history state, after a reload.
 */
export function useFlashError(): string | undefined {
  const problem = useLocation({ select: ({ state }) => state.problem });
  // The server doesn't have it when it renders the page.
  return useHydrated() ? problem : undefined;
}
