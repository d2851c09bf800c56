const KEY = "return-to";
const SCREENS = ["start", "chat", "results"] as const;

interface AttemptScreen {
  id: number;
  screen: (typeof SCREENS)[number];
  /** The form's question, from 1. */
  q?: number;
}

/** Remembers, for this tab, the attempt's screen somebody has to sign in for. Other pages are not worth the way back. */
export function rememberScreen(path: string): void {
  if (parse(path)) store((storage) => storage.setItem(KEY, path));
}

/** The screen remembered, once; undefined when there is none. */
export function takeRememberedScreen(): AttemptScreen | undefined {
  const path = store((storage) => storage.getItem(KEY));
  store((storage) => storage.removeItem(KEY));
  return path ? parse(path) : undefined;
}

function parse(path: string): AttemptScreen | undefined {
  const [, id, name, q] = /^\/assessment\/([1-9]\d{0,14})\/(\w+)(?:\?q=([1-9]\d{0,3}))?$/.exec(path) ?? [];
  const screen = SCREENS.find((known) => known === name);
  return screen && { id: Number(id), screen, ...(q && { q: Number(q) }) };
}

/** Without storage there is no way back, and nothing else is lost. */
function store<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
