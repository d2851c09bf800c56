/**
 * Collects text that arrives in crumbs and hands it over at most every `interval` milliseconds, so that a fast reply
 * does not repaint the screen for each word. `stop` drops what is left.
 */
export function createBatcher(interval: number, flush: (text: string) => void) {
  let held = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    timer = undefined;
    const text = held;
    held = "";
    flush(text);
  }

  return {
    add(text: string): void {
      held += text;
      timer ??= setTimeout(release, interval);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      held = "";
    },
  };
}
