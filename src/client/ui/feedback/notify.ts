import { createStore } from "../browser/store";
import { errorMessage } from "./errors";

/** Shows toasts. At most one is visible; a new one replaces it. */
export const notify = {
  /** A single text becomes the title. */
  success: (title: string, message?: string) => show({ title, message, tone: "success" }),
  /** Also show the error inline, because the toast disappears after four seconds. */
  error: (title: string, message?: string) => show({ title, message, tone: "error" }),
  /** Shows a failed call with the title "Error", using the server's message or the fallback. Returns the message. */
  failure: (error: unknown, fallback: string): string => {
    const message = errorMessage(error, fallback);
    show({ title: "Error", message, tone: "error" });
    return message;
  },
  /** Removes a toast about something the person has left, because it could cover the new content on a phone. */
  clear: () => current.set(undefined),
  /** Removes an error toast when the action is retried, because it is outdated and could cover the result. */
  forgetFailure: () => {
    if (current.get()?.tone === "error") current.set(undefined);
  },
};

export interface Toast {
  id: number;
  title: string;
  message: string | undefined;
  tone: "success" | "error";
}

const current = createStore<Toast | undefined>(undefined);
let shown = 0;

function show(toast: Omit<Toast, "id">): void {
  shown += 1;
  current.set({ id: shown, ...toast });
}

/** The visible toast; undefined if there is none. */
export const useToast = current.useValue;

/** Removes a toast, unless another one has replaced it. */
export function removeToast(toast: Toast): void {
  if (current.get() === toast) current.set(undefined);
}
