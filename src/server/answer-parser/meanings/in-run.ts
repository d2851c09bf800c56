import type { Token } from "../cues";
import type { Offer } from "../offer";
import { inRuns } from "../parts";
import type { Sentence } from "../../language/tokenize";
import { distinct, type Mention, type Value, whollyFirst } from "../values";
import { type Hits, hitsIn, offeredBy, type Term, weightOf } from "./offered";

/** How far words go in saying what is offered. */
export interface Evidence {
  /** How many of them speak for it and for nothing else, with parts of those that also speak for others. */
  readonly score: number;
  /** Which share of its name they say. */
  readonly share: number;
}

interface Ranked extends Evidence {
  readonly value: Value;
}

/** A message in which what runs of words mean stands in their place, with what speaks for each mention. */
export interface Meant {
  readonly tokens: readonly Token[];
  readonly evidence: ReadonlyMap<Mention, Evidence>;
}

/** Puts what the words of a message mean of what is offered in their place. */
export function withMeant(offer: Offer, sentence: Sentence, tokens: readonly Token[]): Meant {
  const hits = hitsIn(offer, sentence);
  const evidence = new Map<Mention, Evidence>();
  return { tokens: inRuns(tokens, (run) => readRun(offer, hits, run, evidence)), evidence };
}

/** What most of the words of a run speak for, then what the others do. */
function readRun(offer: Offer, hits: Hits, run: readonly Token[], evidence: Map<Mention, Evidence>) {
  let left = run.flatMap((token) => (token.kind === "word" && hits.has(token.at) ? [token.at] : []));
  const begins = new Map<number, Mention>();
  const taken = new Set(left);
  while (left.length > 0) {
    const best = bestOf(hits, rank(offer, hits, left), left);
    const used = left.filter((at) => best.some(({ value }) => hits.get(at)?.has(value)));
    const [from, first] = [used[0], best[0]];
    if (from === undefined || first === undefined) break;
    const values = distinct(best.map(({ value }) => value));
    const mention: Mention = { from, to: from + 1, values, kind: "name" };
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
function rank(offer: Offer, hits: Hits, places: readonly number[]): Ranked[] {
  return [...offeredBy(offer).terms].flatMap(([value, own]): Ranked[] => {
    const counted = new Set<Term>();
    const said = new Set<Term>();
    let score = 0;
    for (const at of places) {
      const here = hits.get(at);
      const meant = here?.get(value) ?? [];
      const [term] = meant.filter((each) => !counted.has(each));
      if (here && term) score += 1 / here.size;
      if (term) counted.add(term);
      for (const each of meant) said.add(each);
    }
    const share = weightOf(said) / weightOf(own);
    return score > 0 ? [{ value, score, share }] : [];
  });
}

/** What most speaks for: more than one where the same words do. */
function bestOf(hits: Hits, ranked: readonly Ranked[], places: readonly number[]): readonly Ranked[] {
  const most = Math.max(...ranked.map(({ score }) => score));
  const best = whollyFirst(ranked.filter(({ score }) => score > most - 1e-9));
  // "Led en warmtepomp" are two, whatever "en" is.
  const isOnlyOf = (at: number) => best.filter(({ value }) => hits.get(at)?.has(value)).length <= 1;
  return places.every(isOnlyOf) ? best.slice(0, 1) : best;
}
