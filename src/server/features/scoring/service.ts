import { isDeepStrictEqual } from "node:util";
import type { ScoringPreview } from "#shared/contracts/scoring";
import { PERSONAS, personaAnswers } from "#shared/domain/cards/persona-answers";
import type { TemplateId } from "#shared/domain/ids";
import { scoresOf } from "#shared/domain/score";
import type { Scoring } from "#shared/domain/scoring";
import { type Db, lockRow, transaction } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { AppError, notFound } from "../../lib/errors";
import type { AdminIdentity, Staff } from "../admin-auth/rules";
import * as repo from "./repo";
import { firstMissing, withoutDimension } from "./rules";
import { CHANGED, missingText } from "./texts";

interface Parts {
  db: Db;
  clock: Clock;
}

interface ScoringChange {
  /** Null removes scoring. */
  scoring: Scoring | null;
  /** The scoring that was edited; undefined skips the check for concurrent changes. */
  before?: Scoring | null | undefined;
}

export type ScoringService = ReturnType<typeof createScoring>;

/** A template's scoring. Attempts keep their version's, so changes don't affect them. */
export function createScoring({ db, clock }: Parts) {
  /** Null if answers aren't scored. NOT_FOUND if the template doesn't exist. */
  const get = async (_by: AdminIdentity, id: TemplateId) => ({ scoring: await find(db, id) });

  /**
   * Stores scoring. Null removes it; questions keep their dimensions, so it can be added again. NOT_FOUND for an
   * unknown template. CONFLICT if the stored one isn't `before`, or if questions use a missing dimension.
   */
  async function save(_by: AdminIdentity, id: TemplateId, { scoring, before }: ScoringChange) {
    await transaction(db, async (tx) => {
      await lockRow(tx, "assessments", id);
      const stored = await find(tx, id);
      if (before !== undefined && !isDeepStrictEqual(before, stored)) throw new AppError("CONFLICT", CHANGED);
      const missing = scoring && firstMissing(scoring.dimensions, await repo.listScored(tx, id));
      if (missing) throw new AppError("CONFLICT", missingText(missing, stored?.dimensions ?? []));
      await repo.storeScoring(tx, id, scoring, clock.now());
    });
    return { scoring };
  }

  /** Sample scores for three personas, with the given or the stored scoring. Stores nothing. */
  async function preview(
    _by: AdminIdentity,
    id: TemplateId,
    draft?: Scoring | null,
  ): Promise<ScoringPreview> {
    const scoring = draft ?? (await find(db, id));
    const questions = await repo.listScored(db, id);
    return {
      people: PERSONAS.map((answers) => ({
        answers,
        scores: scoring ? [...scoresOf(questions, personaAnswers(questions, answers), scoring)] : [],
      })),
      withoutDimension: withoutDimension(questions, scoring?.dimensions ?? []).map((question) => question.id),
    };
  }

  /** BAD_REQUEST, with the path, if the template's scoring doesn't have the dimension. */
  async function assertKnown(_by: Staff, tx: Db, id: TemplateId, dimension: string | null): Promise<void> {
    if (dimension === null) return;
    const known = (await find(tx, id))?.dimensions ?? [];
    if (known.some(({ key }) => key === dimension)) return;
    throw new AppError("BAD_REQUEST", `dimension: This assessment has no area "${dimension}"`);
  }

  async function find(on: Db, id: TemplateId): Promise<Scoring | null> {
    const template = await repo.findScoring(on, id);
    if (!template) throw notFound("Assessment template");
    return template.scoring;
  }

  return { get, save, preview, assertKnown };
}
