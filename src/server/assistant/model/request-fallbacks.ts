import { isSetupFault } from "./model-fault";
import { ProviderError } from "./provider-error";

/** A part of a request that not every server takes. */
export interface OptionalPart<Part extends string> {
  part: Part;
  /** How a refusal names it. */
  named: RegExp;
}

/** How a server says that it does not take something, without a word of what. */
const UNKNOWN_PARAMETER: readonly unknown[] = [400, 415, 422, 501];
/** Refusals that leaving something out does not change, unless they name it. */
const OTHER_REASONS: readonly unknown[] = [408, 413, 503, 529];
/** Refusals that leaving something out never changes. */
const NEVER: readonly unknown[] = [401, 402, 429];
/** A server that fails may just be in trouble: a part is left out for good once that helped so often in a row. */
const CERTAIN = 2;

/**
 * Sends a request, and again with one part less while the server refuses it; what a server does not take is left out
 * from then on. The part that a refusal names goes first, else they go in their order.
 * @param firstMayFail whether a server that does not take the first part may answer as if it failed, or had no such page
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

  /** Keeps in mind what a server that answers now did not take, as far as that is certain. */
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
