import type { Card } from "#shared/domain/card";
import type { VersionId } from "#shared/domain/ids";
import type { Scoring } from "#shared/domain/scoring";
import type { Run } from "../../db/at-once";
import { rowsOf } from "../../db/compiled";
import type { Db } from "../../db/database";
import { type AttemptQuestionRow, frozenOf, questionsOf } from "./version-repo";

/** What attempts of a version share: their questions in order, how these are scored, what is advised. */
export interface Version {
  readonly questions: readonly AttemptQuestionRow[];
  readonly scoring: Scoring | null;
  readonly cards: readonly Card[];
}

/** So many questions and cards are kept, about one to two kilobytes each; versions that nobody has read for longest go first. */
const MOST_KEPT = 10_000;

const sizeOf = ({ questions, cards }: Version) => questions.length + cards.length;

const NOTHING = { scoring: null, cards: [] };

export type Versions = ReturnType<typeof createVersions>;

/**
 * Versions as they were read first. A version never changes and its id never comes back (decision 0068), so what every
 * call on an attempt needs is read and parsed once.
 */
export function createVersions(db: Db) {
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
    const [frozen] = await rowsOf(db, frozenOf(id));
    return keep(id, { questions: await rowsOf(db, questionsOf(id)), ...(frozen ?? NOTHING) });
  }

  /** The same within a transaction. */
  function within(run: Run, id: VersionId): Version {
    const version = known(id);
    if (version) return version;
    const [frozen] = run(frozenOf(id));
    return keep(id, { questions: run(questionsOf(id)), ...(frozen ?? NOTHING) });
  }

  return { of, within };
}
