import { useSyncExternalStore } from "react";
import { errorMessage } from "./errors";

/** How long a toast stays, in milliseconds (spec section 9). */
export const TOAST_LIFE = 4_000;
/** How long a dismissed toast stays in the page, invisible (spec section 9). */
export const TOAST_REMOVAL = 1_000;

/** The only door to toasts. At most one is visible: a new one replaces the last. */
export const notify = {
  /** Something worked. With one text, it is the title. */
  success: (title: string, message?: string) => show({ title, message, tone: "success" }),
  /** Something did not. Say it inline too: four seconds are short. */
  error: (title: string, message?: string) => show({ title, message, tone: "error" }),
  /**
   * Fetches what draws toasts before one is asked for: on a screen where one types for long, the first toast is often
   * about a connection that is gone.
   */
  prepare: (): void => {
    want();
    void loadToasts().catch(() => undefined);
  },
  /** A call failed: titled "Error", in the server's words or the fallback (spec section 8). Gives back that text. */
  failure: (error: unknown, fallback: string): string => {
    const message = errorMessage(error, fallback);
    show({ title: "Error", message, tone: "error" });
    return message;
  },
};

interface Toast {
  title: string;
  message: string | undefined;
  tone: "success" | "error";
}

let wanted = false;
const listeners = new Set<() => void>();

/** Whether a toast has been asked for yet; the code that draws them is loaded only then. */
export function useToasterWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => false,
  );
}

const loadToasts = () => import("@mantine/notifications");

function want(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

/** What cannot be drawn, because its code cannot be fetched, is left to the text that stands on the screen. */
function show({ title, message, tone }: Toast): void {
  want();
  loadToasts().then(
    ({ notifications }) => {
      notifications.clean();
      notifications.show({
        title,
        message,
        color: tone === "error" ? "red" : "green",
        role: tone === "error" ? "alert" : "status",
        autoClose: TOAST_LIFE,
        withBorder: true,
      });
    },
    () => undefined,
  );
}
