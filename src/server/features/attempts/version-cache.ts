import type { Card } from "#shared/domain/cards/card";
import type { VersionId } from "#shared/domain/ids";
import type { Scoring } from "#shared/domain/scoring";
import { run, type Steps } from "../../db/commit";
import type { Db } from "../../db/database";
import { rowsOf } from "../../db/prepared-queries";
import { type AttemptQuestionRow, frozenVersion, questionsOf } from "./version-repo";

/** What attempts of a version share: their questions in order, how these are scored, what is advised and suggested. */
export interface Version {
  readonly questions: readonly AttemptQuestionRow[];
  readonly scoring: Scoring | null;
  readonly cards: readonly Card[];
  /** What the chat offers to start an open answer with; null is the server's own list. */
  readonly chatSuggestions: readonly string[] | null;
}

/** So many questions and cards are kept, about one to two kilobytes each; versions that nobody has read for longest go first. */
const MOST_KEPT = 10_000;

const sizeOf = ({ questions, cards }: Version) => questions.length + cards.length;

const NOTHING = { scoring: null, cards: [], chatSuggestions: null };

export type VersionCache = ReturnType<typeof createVersionCache>;

/**
 * Versions as they were read first. A version never changes and its id never comes back (decision 0049), so what every
 * call on an attempt needs is read and parsed once.
 */
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

  /** Of an attempt that was read: its version is there. */
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
