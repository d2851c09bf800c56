import type { Option } from "./option";
import { type Label, labelsOf } from "./option-labels";

/** The options that a message in words chooses and turns down. */
export interface Mentions {
  /** Chosen in clauses that speak of nothing else, in order, without those turned down or taken back. */
  readonly chosen: readonly Option[];
  readonly turnedDown: readonly Option[];
  /** "operations or technology": one of them, not both. */
  readonly isEither: boolean;
  /** Whether no clause speaks of anything but options. */
  readonly isPlain: boolean;
  /** Mentioned in clauses that speak of other things too. */
  readonly inPassing: readonly Option[];
  /** Of these, those mentioned by name and not by a number that may count something. */
  readonly namedInPassing: readonly Option[];
}

interface Clause {
  readonly labels: readonly Label[];
  readonly isClean: boolean;
}

/** Reads which options a message mentions, clause by clause: "technology, because marketing is fine". */
export function mentionsIn(options: readonly Option[], message: string): Mentions {
  const clauses = clausesOf(labelsOf(options, message));
  const turnedDown = new Set<Option>();
  const inPassing = new Set<Option>();
  const namedInPassing = new Set<Option>();
  let chosen: Option[] = [];
  let isEither = false;
  let isCorrected = false;
  for (const { labels, isClean } of clauses) {
    let isNegated = false;
    const last = labels.at(-1);
    const before = labels.at(-2);
    // "Ventas no", "üretim değil": what turns down may stand behind.
    if (before?.kind === "option" && (last?.kind === "not" || last?.kind === "correction")) {
      turnedDown.add(before.option);
    }
    for (const label of labels) {
      if (label.kind === "not") isNegated = true;
      if (label.kind === "correction") isCorrected = true;
      if (label.kind === "or" && isClean) isEither = true;
      if (label.kind !== "option") continue;
      if (isNegated) turnedDown.add(label.option);
      else if (!isClean) {
        inPassing.add(label.option);
        if (!label.byPlace) namedInPassing.add(label.option);
      } else {
        chosen = isCorrected ? [label.option] : [...chosen, label.option];
        isCorrected = false;
      }
    }
  }
  const standing = [...new Set(chosen)].filter((option) => !turnedDown.has(option));
  isEither ||= isAtOdds(clauses);
  return {
    chosen: standing,
    turnedDown: [...turnedDown],
    isEither,
    isPlain: clauses.every((clause) => clause.isClean),
    inPassing: [...inPassing],
    namedInPassing: [...namedInPassing],
  };
}

/** "1. Marketing" where marketing is the second: the number and the name do not agree. */
function isAtOdds(clauses: readonly Clause[]): boolean {
  const options = clauses.flatMap(({ labels }) => labels.filter((label) => label.kind === "option"));
  const named = new Set(options.filter((label) => !label.byPlace).map((label) => label.option));
  return named.size > 0 && options.some((label) => label.byPlace && !named.has(label.option));
}

function clausesOf(labels: readonly Label[]): Clause[] {
  const clauses: Label[][] = [[]];
  for (const label of labels) {
    if (label.kind === "end") clauses.push([]);
    else clauses.at(-1)?.push(label);
  }
  return clauses.map((clause) => ({
    labels: clause,
    isClean: clause.every((label) => label.kind !== "other"),
  }));
}
