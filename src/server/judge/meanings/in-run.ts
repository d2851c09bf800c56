import type { Token } from "../cues";
import { distinct, type Mention, type Value, whollyFirst } from "../values";
import { type Hits, type Term, weightOf } from "./offered";

/** How far words go in saying what is offered. */
export interface Evidence {
  /** How many of them speak for it and for nothing else, with parts of those that also speak for others. */
  readonly score: number;
  /** Which share of its name they say. */
  readonly share: number;
}

interface Ranked extends Evidence {
  readonly option: number;
  readonly value: Value;
}

/**
 * Puts what a run of words means in their place: what most of them speak for, then what the others do.
 * @param evidence takes what speaks for each mention
 */
export function withMeant(
  values: readonly Value[],
  terms: readonly (readonly Term[])[],
  hits: Hits,
  run: readonly Token[],
  evidence: Map<Mention, Evidence>,
): readonly Token[] {
  let left = run.flatMap((token) => (token.kind === "word" && hits.has(token.at) ? [token.at] : []));
  const begins = new Map<number, Mention>();
  const taken = new Set(left);
  while (left.length > 0) {
    const best = bestOf(hits, rank(values, terms, hits, left), left);
    const used = left.filter((at) => best.some(({ option }) => hits.get(at)?.has(option)));
    const [from, first] = [used[0], best[0]];
    if (from === undefined || first === undefined) break;
    const meant = distinct(best.map(({ value }) => value));
    const mention: Mention = { from, to: from + 1, values: meant, kind: "name" };
    evidence.set(mention, first);
    begins.set(from, mention);
    left = left.filter((at) => !used.includes(at));
  }
  return run.flatMap((token): Token[] => {
    const mention = token.kind === "word" ? begins.get(token.at) : undefined;
    if (mention) return [{ kind: "mention", mention }];
    return token.kind === "word" && taken.has(token.at) ? [] : [token];
  });
}

/** What the words at some places say of each option: a word counts once, and so does what it stands for. */
function rank(
  values: readonly Value[],
  terms: readonly (readonly Term[])[],
  hits: Hits,
  places: readonly number[],
): Ranked[] {
  return terms.flatMap((own, option): Ranked[] => {
    const value = values[option];
    const counted = new Set<Term>();
    const said = new Set<Term>();
    let score = 0;
    for (const at of places) {
      const here = hits.get(at);
      const meant = here?.get(option) ?? [];
      const [term] = meant.filter((each) => !counted.has(each));
      if (here && term) score += 1 / here.size;
      if (term) counted.add(term);
      for (const each of meant) said.add(each);
    }
    const share = weightOf(said) / weightOf(own);
    return value && score > 0 ? [{ option, value, score, share }] : [];
  });
}

/** What most speaks for: more than one where the same words do. */
function bestOf(hits: Hits, ranked: readonly Ranked[], places: readonly number[]): readonly Ranked[] {
  const most = Math.max(...ranked.map(({ score }) => score));
  const best = whollyFirst(ranked.filter(({ score }) => score > most - 1e-9));
  // "Led en warmtepomp" are two, whatever "en" is.
  const isOnlyOf = (at: number) => best.filter(({ option }) => hits.get(at)?.has(option)).length <= 1;
  return places.every(isOnlyOf) ? best.slice(0, 1) : best;
}
