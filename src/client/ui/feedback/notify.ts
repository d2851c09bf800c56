import { createStore } from "../browser/store";
import { errorMessage } from "./errors";

/** The only door to toasts. There is at most one: a new one replaces the last. */
export const notify = {
  /** Something worked. With one text, it is the title. */
  success: (title: string, message?: string) => show({ title, message, tone: "success" }),
  /** Something did not. Say it inline too: four seconds are short. */
  error: (title: string, message?: string) => show({ title, message, tone: "error" }),
  /** A call failed: titled "Error", in the server's words or the fallback. Gives back that text. */
  failure: (error: unknown, fallback: string): string => {
    const message = errorMessage(error, fallback);
    show({ title: "Error", message, tone: "error" });
    return message;
  },
  /** What was said is about something that has been left: it goes, as on a phone it lies over what has come. */
  clear: () => current.set(undefined),
  /** Something is tried anew: that it failed before is no news any more, and would lie over what comes of it. */
  forgetFailure: () => {
    if (current.get()?.tone === "error") current.set(undefined);
  },
};

export interface Toast {
  /** Another one for each. */
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

/** The toast that is on the page; undefined when there is none. */
export const useToast = current.useValue;

/** Takes it off the page, unless another one has taken its place. */
export function removeToast(toast: Toast): void {
  if (current.get() === toast) current.set(undefined);
}
