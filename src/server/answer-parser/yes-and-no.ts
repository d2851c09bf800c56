import { answered } from "./answered";
import type { Said, Statement } from "./clauses";
import { isSmall, isStop } from "./cues";
import { denies } from "./denying";
import type { Outcome } from "./outcome";
import type { Stance } from "../language/lexicon/value-words";
import type { Offer } from "./offer";
import { stanceOf, stancesIn } from "./readers/stances";
import { type Sentence, sentenceOf, type Word } from "../language/tokenize";
import { distinct, type Mention, type Value } from "./values";

/** What a yes, a no and a plan mean among options that say more than that. */

/** Which yes, no or between a value says. */
export function stanceFor({ names, values }: Offer, value: Value): Stance | null {
  const name = names[values.indexOf(value)];
  return name ? stanceOf(name) : null;
}

/** "Implants next year", where it is asked what there is. */
export function isOnlyPlanned(
  { question, names }: Offer,
  standing: readonly Said[],
  sentence: Sentence,
): boolean {
  const plansIn = (text: Sentence) => stancesIn(text).filter(({ stance }) => stance === "planned");
  const plans = plansIn(sentence);
  if (plans.length === 0) return false;
  if ([sentenceOf(question.questionText), ...names].some((text) => plansIn(text).length > 0)) return false;
  return standing.some(
    ({ mention: { kind, to } }) => kind === "name" && plans.some(({ from }) => from === to),
  );
}

/** "No, but we want to": the plan that is named right behind a no; null without, or where something stands between. */
export function plannedBehindNo(offer: Offer, chosen: readonly Said[], sentence: Sentence): Value | null {
  const [no, plan, ...others] = chosen.map(({ mention }) => mention);
  if (!no || !plan || others.length > 0 || [no, plan].some(({ values }) => values.length !== 1)) return null;
  const [first, second] = [no, plan].flatMap(({ values }) => values);
  if (!first || !second || stanceFor(offer, first) !== "no" || stanceFor(offer, second) !== "planned")
    return null;
  // "Never got round to it" plans nothing.
  if (!stancesIn(sentence).some(({ stance, from }) => stance === "planned" && from === plan.from))
    return null;
  const between = sentence.words.slice(no.to, plan.from);
  const isOfOne = ({ bare, folded }: Word) =>
    bare === "" ? !isStop(folded) : isSmall(bare) && !denies(bare);
  return between.every(isOfOne) ? second : null;
}

/**
 * What a yes or a no may mean as well: "no, but next year" the plan that it names in passing, "no, but in spring" and
 * "yes, but not this year" each option that begins with a no.
 */
export function alsoMeant(
  offer: Offer,
  { isContrasted, isHalfDenied }: Statement,
  values: readonly Value[],
  passing: readonly Said[],
): Value[] {
  const stances = values.map((value) => stanceFor(offer, value));
  const isNo = stances.includes("no");
  if (!isNo && !stances.includes("yes") && !(isHalfDenied && stances.includes("fully"))) return [];
  const named = new Set(passing.flatMap(({ mention }) => mention.values));
  const isMeant = (value: Value) => named.has(value) || (isNo && isContrasted);
  const planned = offer.values.filter((value) => stanceFor(offer, value) === "planned" && isMeant(value));
  const noes = offer.names.flatMap((name, at) =>
    stancesIn(name)[0]?.stance === "no" ? (offer.values[at] ?? []) : [],
  );
  // A plain "Yes" stays one, whatever is left out of it.
  const isOpen = isNo ? isContrasted && noes.length > 1 : isHalfDenied && stances.includes("fully");
  return [...planned, ...(isOpen ? noes : [])];
}

/** "Partly, yes"; null where it is not said so. */
export function onlyPartly(offer: Offer, mentions: readonly Mention[]): Value[] | null {
  const told = mentions.flatMap(({ values }) => (values.length === 1 ? values : []));
  const stances = told.map((value) => stanceFor(offer, value));
  const partly = distinct([...new Set(told.filter((_, at) => stances[at] === "partly"))]);
  const isYes = stances.every((stance) => stance === "yes" || stance === "partly");
  return isYes && partly.length === 1 ? partly : null;
}

/** "Yes, in every shop" where all of them, and some, are offered. */
export function whole(offer: Offer, mention: Mention): Mention {
  const stances = mention.values.map((value) => stanceFor(offer, value));
  const fully = mention.values.filter((_, at) => stances[at] === "fully" || stances[at] === "yes");
  return fully.length === 1 && stances.includes("partly") ? { ...mention, values: fully } : mention;
}

/** "In all of them" where "Yes, in all of them" and "Yes, in some" are offered. */
export function saidOfAll(offer: Offer, { sweeping, isExcepting, unknown }: Statement): Outcome | null {
  if (offer.isMany || !sweeping.has("all") || isExcepting || unknown > 0) return null;
  const { values } = whole(offer, { from: 0, to: 0, kind: "word", values: offer.values });
  return values.length === 1 ? answered(offer, values, "") : null;
}
