import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether what only the browser knows may be drawn. Not on the server, and not while a page that came rendered is taken
 * over: what differs from it then would have React throw it away. A page that the browser builds has it at once.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
