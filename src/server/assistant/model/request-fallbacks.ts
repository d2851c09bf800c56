import { isSetupFault } from "./model-fault";
import { ProviderError } from "./provider-error";

export interface OptionalPart<Part extends string> {
  part: Part;
  /** Matches a refusal that names it. */
  pattern: RegExp;
}

/** Statuses for an unsupported part that the refusal doesn't name. */
const UNSUPPORTED_STATUSES: readonly unknown[] = [400, 415, 422, 501];
/** Statuses for which leaving a part out helps only if the refusal names it. */
const NAMED_ONLY_STATUSES: readonly unknown[] = [408, 413, 503, 529];
/** Statuses for which leaving a part out never helps. */
const UNRELATED_STATUSES: readonly unknown[] = [401, 402, 429];
/** A server error may have another cause, so a part is left out for good once that helped this often in a row. */
const MIN_CONFIRMATIONS = 2;

/**
 * Repeats a request with one part less while the server refuses it, and omits what it doesn't accept from then on. The
 * part that a refusal names is dropped first, otherwise the next one in order.
 * @param firstMayFail whether a refusal of the first part may be a server error or "not found"
 */
export function createRequestFallbacks<Part extends string>(
  parts: readonly OptionalPart<Part>[],
  { firstMayFail = false } = {},
) {
  let omitted: ReadonlySet<Part> = new Set();
  let successCount = 0;

  function nextToDrop(error: unknown, omittedParts: ReadonlySet<Part>): Part | undefined {
    if (!(error instanceof ProviderError) || error.retryAfter !== undefined) return undefined;
    const { status, code, type = "" } = error.facts;
    if (UNRELATED_STATUSES.includes(status) || code !== undefined) return undefined;
    const remainingParts = parts.filter(({ part }) => !omittedParts.has(part));
    const namedPart = remainingParts.find((candidate) => candidate.pattern.test(`${type} ${error.words}`));
    if (namedPart) return namedPart.part;
    const [next] = remainingParts;
    if (status === undefined || NAMED_ONLY_STATUSES.includes(status) || isSetupFault(error)) return undefined;
    if (UNSUPPORTED_STATUSES.includes(status)) return next?.part;
    return firstMayFail && next?.part === parts[0]?.part ? next?.part : undefined;
  }

  /** Remembers which parts the server didn't accept, as far as that's certain. */
  function learn(omittedParts: ReadonlySet<Part>, doubtful: ReadonlySet<Part>): void {
    successCount = [...doubtful].some((part) => !omitted.has(part)) ? successCount + 1 : 0;
    const learned =
      successCount >= MIN_CONFIRMATIONS
        ? omittedParts
        : [...omittedParts].filter((part) => !doubtful.has(part));
    omitted = new Set([...omitted, ...learned]);
  }

  return async function* send<Event>(
    attempt: (omittedParts: ReadonlySet<Part>) => AsyncGenerator<Event>,
  ): AsyncGenerator<Event> {
    let omittedParts = omitted;
    const doubtful = new Set<Part>();
    for (;;) {
      let hasStarted = false;
      try {
        for await (const event of attempt(omittedParts)) {
          if (!hasStarted) learn(omittedParts, doubtful);
          hasStarted = true;
          yield event;
        }
        return;
      } catch (error) {
        const dropped = hasStarted ? undefined : nextToDrop(error, omittedParts);
        if (error instanceof ProviderError) error.wasRepeated = omittedParts.size > omitted.size;
        if (dropped === undefined) throw error;
        if (error instanceof ProviderError && (error.facts.status ?? 0) >= 500) doubtful.add(dropped);
        omittedParts = new Set([...omittedParts, dropped]);
      }
    }
  };
}
