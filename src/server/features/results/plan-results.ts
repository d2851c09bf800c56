import type { ResultsFilter, ResultsQuery } from "#shared/contracts/template-results";
import type { TemplateId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { groupBy } from "../../lib/group-by";
import type { PlannedCount } from "./fold-input";
import { type CountedVersion, type Plan, planOf } from "./plan";
import * as repo from "./repo";
import { assertKnown, languageOf } from "./rules";

/** The plan for the filtered versions, and `fullPlan` for all versions. */
export interface PlannedResults extends PlannedCount {
  fullPlan: Plan;
}

/** Selects the versions that match the filter and plans their count. BAD_REQUEST for an unknown answer. */
export async function planResults(
  db: Db,
  id: TemplateId,
  filter: ResultsFilter,
  compare?: ResultsQuery["compare"],
): Promise<PlannedResults> {
  const all = await versionsOf(db, id);
  const fullPlan = planOf(all);
  assertKnown(fullPlan, filter, compare);
  const versions = all.filter(
    (version) =>
      (filter.version === undefined || version.id === filter.version) &&
      (filter.language === undefined || languageOf(version) === filter.language),
  );
  return { versions, fullPlan, plan: versions.length < all.length ? planOf(versions) : fullPlan, filter };
}

/** Newest first, with their questions. */
async function versionsOf(db: Db, id: TemplateId): Promise<CountedVersion[]> {
  const versions = await repo.listVersions(db, id);
  const questions = groupBy(await repo.listVersionQuestions(db, id), ({ versionId }) => versionId);
  return versions.map((version) => ({ ...version, questions: questions.get(version.id) ?? [] }));
}
