import type { Card } from "#shared/domain/cards/card";
import type { VersionId } from "#shared/domain/ids";
import type { Scoring } from "#shared/domain/scoring";
import { run, type Steps } from "../../db/commit";
import type { Db } from "../../db/database";
import { rowsOf } from "../../db/prepared-queries";
import { type AttemptQuestionRow, frozenVersion, questionsOf } from "./version-copy-repo";

/** The parts that all attempts of a version share. Questions are in order. */
export interface Version {
  readonly questions: readonly AttemptQuestionRow[];
  readonly scoring: Scoring | null;
  readonly cards: readonly Card[];
  /** Openings the chat suggests for open questions; null for the default list. */
  readonly chatSuggestions: readonly string[] | null;
}

/** Capacity in questions and cards, one to two kilobytes each. Least recently used versions are dropped. */
const CAPACITY = 10_000;

const sizeOf = ({ questions, cards }: Version) => questions.length + cards.length;

const EMPTY = { scoring: null, cards: [], chatSuggestions: null };

export type VersionCache = ReturnType<typeof createVersionCache>;

/** LRU cache of versions. It can't be stale: a version never changes, and its id is never reused (decision 0049). */
export function createVersionCache(db: Db) {
  const cache = new Map<VersionId, Version>();
  let size = 0;

  function findCached(id: VersionId): Version | undefined {
    const version = cache.get(id);
    if (version) {
      cache.delete(id);
      cache.set(id, version);
    }
    return version;
  }

  function addToCache(id: VersionId, version: Version): Version {
    if (!cache.has(id)) size += sizeOf(version);
    cache.set(id, version);
    for (const [oldest, dropped] of cache) {
      if (size <= CAPACITY || oldest === id) break;
      cache.delete(oldest);
      size -= sizeOf(dropped);
    }
    return version;
  }

  /** The version of an attempt that was just read, so it exists. */
  async function of(id: VersionId): Promise<Version> {
    const version = findCached(id);
    if (version) return version;
    const [row] = await rowsOf(db, frozenVersion(id));
    return addToCache(id, { questions: await rowsOf(db, questionsOf(id)), ...(row ?? EMPTY) });
  }

  /** The same within a transaction. */
  function* within(id: VersionId): Steps<Version> {
    const version = findCached(id);
    if (version) return version;
    const [row] = yield* run(frozenVersion(id));
    return addToCache(id, { questions: yield* run(questionsOf(id)), ...(row ?? EMPTY) });
  }

  return { of, within };
}
