import { isSetupFault } from "./model-fault";
import { ProviderError } from "./provider-error";

export interface OptionalPart<Part extends string> {
  part: Part;
  /** Matches a refusal that names it. */
  named: RegExp;
}

/** Statuses for an unsupported part that the refusal doesn't name. */
const UNKNOWN_PARAMETER: readonly unknown[] = [400, 415, 422, 501];
/** Statuses for which leaving a part out helps only if the refusal names it. */
const OTHER_REASONS: readonly unknown[] = [408, 413, 503, 529];
/** Statuses for which leaving a part out never helps. */
const NEVER: readonly unknown[] = [401, 402, 429];
/** A failing server may just be in trouble: a part is left out for good once that helped this many times in a row. */
const CERTAIN = 2;

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
  let helped = 0;

  function nextToDrop(error: unknown, without: ReadonlySet<Part>): Part | undefined {
    if (!(error instanceof ProviderError) || error.retryAfter !== undefined) return undefined;
    const { status, code, type = "" } = error.known;
    if (NEVER.includes(status) || code !== undefined) return undefined;
    const left = parts.filter(({ part }) => !without.has(part));
    const named = left.find((one) => one.named.test(`${type} ${error.words}`));
    if (named) return named.part;
    const [next] = left;
    if (status === undefined || OTHER_REASONS.includes(status) || isSetupFault(error)) return undefined;
    if (UNKNOWN_PARAMETER.includes(status)) return next?.part;
    return firstMayFail && next?.part === parts[0]?.part ? next?.part : undefined;
  }

  /** Remembers which parts the server didn't accept, as far as that's certain. */
  function learn(without: ReadonlySet<Part>, doubtful: ReadonlySet<Part>): void {
    helped = [...doubtful].some((part) => !omitted.has(part)) ? helped + 1 : 0;
    const learned = helped >= CERTAIN ? without : [...without].filter((part) => !doubtful.has(part));
    omitted = new Set([...omitted, ...learned]);
  }

  return async function* send<Event>(
    attempt: (without: ReadonlySet<Part>) => AsyncGenerator<Event>,
  ): AsyncGenerator<Event> {
    let without = omitted;
    const doubtful = new Set<Part>();
    for (;;) {
      let hasBegun = false;
      try {
        for await (const event of attempt(without)) {
          if (!hasBegun) learn(without, doubtful);
          hasBegun = true;
          yield event;
        }
        return;
      } catch (error) {
        const dropped = hasBegun ? undefined : nextToDrop(error, without);
        if (error instanceof ProviderError) error.wasRepeated = without.size > omitted.size;
        if (dropped === undefined) throw error;
        if (error instanceof ProviderError && (error.known.status ?? 0) >= 500) doubtful.add(dropped);
        without = new Set([...without, dropped]);
      }
    }
  };
}
