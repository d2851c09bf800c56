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
const MOST_KEPT = 10_000;

const sizeOf = ({ questions, cards }: Version) => questions.length + cards.length;

const NOTHING = { scoring: null, cards: [], chatSuggestions: null };

export type VersionCache = ReturnType<typeof createVersionCache>;

/** LRU cache of versions. It can't be stale: a version never changes, and its id is never reused (decision 0049). */
export function createVersionCache(db: Db) {
  const kept = new Map<VersionId, Version>();
  let size = 0;

  function known(id: VersionId): Version | undefined {
    const version = kept.get(id);
    if (version) {
      kept.delete(id);
      kept.set(id, version);
    }
    return version;
  }

  function keep(id: VersionId, version: Version): Version {
    if (!kept.has(id)) size += sizeOf(version);
    kept.set(id, version);
    for (const [oldest, gone] of kept) {
      if (size <= MOST_KEPT || oldest === id) break;
      kept.delete(oldest);
      size -= sizeOf(gone);
    }
    return version;
  }

  /** The version of an attempt that was just read, so it exists. */
  async function of(id: VersionId): Promise<Version> {
    const version = known(id);
    if (version) return version;
    const [frozen] = await rowsOf(db, frozenVersion(id));
    return keep(id, { questions: await rowsOf(db, questionsOf(id)), ...(frozen ?? NOTHING) });
  }

  /** The same within a transaction. */
  function* within(id: VersionId): Steps<Version> {
    const version = known(id);
    if (version) return version;
    const [frozen] = yield* run(frozenVersion(id));
    return keep(id, { questions: yield* run(questionsOf(id)), ...(frozen ?? NOTHING) });
  }

  return { of, within };
}
