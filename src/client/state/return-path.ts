import { inTabStorage } from "../ui/browser/tab-storage";

const KEY = "return-to";
const SCREENS = {
  start: "/assessment/$id/start",
  chat: "/assessment/$id/chat",
  results: "/assessment/$id/results",
} as const;

/** A screen of an attempt, or the dashboard with a template to start, as router options. */
type Remembered =
  | {
      to: (typeof SCREENS)[keyof typeof SCREENS];
      params: { id: number };
      /** Question of the form, from 1. */
      search: { q: number | undefined };
    }
  | { to: "/user-dashboard"; search: { templateId: number } };

/** Stores the screen to return to after sign-in, in this tab. Ignores paths of other pages. */
export function rememberScreen(path: string): void {
  if (parse(path)) inTabStorage((storage) => storage.setItem(KEY, path));
}

/** Returns the stored screen and deletes it; undefined if there is none. */
export function takeRememberedScreen(): Remembered | undefined {
  const path = inTabStorage((storage) => storage.getItem(KEY));
  inTabStorage((storage) => storage.removeItem(KEY));
  return path ? parse(path) : undefined;
}

const ATTEMPT = /^\/assessment\/([1-9]\d{0,14})\/(start|chat|results)(?:\?q=([1-9]\d{0,3}))?$/;
const START = /^\/user-dashboard\?templateId=([1-9]\d{0,8})$/;

function parse(path: string): Remembered | undefined {
  const [, templateId] = START.exec(path) ?? [];
  if (templateId) return { to: "/user-dashboard", search: { templateId: Number(templateId) } };
  const [, id, name, q] = ATTEMPT.exec(path) ?? [];
  const screen = (["start", "chat", "results"] as const).find((known) => known === name);
  return (
    screen && { to: SCREENS[screen], params: { id: Number(id) }, search: { q: q ? Number(q) : undefined } }
  );
}
