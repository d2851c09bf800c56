import type { ResultsFilter, ResultsQuery, TemplateResults } from "#shared/contracts/template-results";
import type { TemplateId } from "#shared/domain/ids";
import { FOLD_FACTS } from "../../attempt-facts/programs";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { notFound } from "../../lib/errors";
import { groupBy } from "../../lib/group-by";
import type { AdminIdentity } from "../admin-auth/service";
import type { AttemptsService } from "../attempts/service";
import { foldInput } from "./fold-input";
import { type CountedVersion, planOf } from "./plan";
import * as repo from "./repo";
import { createResultsCache } from "./results-cache";
import { comparedBy, groupsOf, languageOf } from "./rules";
import { countedFacts, groupSizes, resultsView } from "./views";

interface Parts {
  db: Db;
  searchWorker: SearchWorker;
  attempts: AttemptsService;
}

export type ResultsService = ReturnType<typeof createResults>;

/** What participants of a template answered together (decision 0136). */
export function createResults({ db, searchWorker, attempts }: Parts) {
  const cache = createResultsCache();

  /**
   * Counts a template's attempts, question by question, in up to four groups. NOT_FOUND when there is no such template,
   * BAD_REQUEST for an answer or a comparison that it does not have, UNAVAILABLE while older attempts are prepared.
   */
  async function ofTemplate(
    by: AdminIdentity,
    { id, filter, compare }: ResultsQuery,
  ): Promise<TemplateResults> {
    const { title, revision, stamp } = await standing(by, id);
    const all = await cache.of([id], stamp, () => count(id, {}));
    const isAll = Object.values(filter).every((value) => value === undefined) && compare === undefined;
    const chosen = isAll
      ? all
      : await cache.of([id, filter, compare], stamp, () => count(id, filter, compare));
    return { title, ...chosen.view, choices: all.choices, revision };
  }

  /** What results rest on as it is now. */
  async function standing(by: AdminIdentity, id: TemplateId) {
    await attempts.assertFactsReady(by);
    const template = await repo.findTitle(db, id);
    if (!template) throw notFound("Assessment template");
    const revision = attempts.revisionOf(by, id);
    const counts = await repo.listCounts(db, id);
    return { ...template, revision, stamp: JSON.stringify([revision, counts]) };
  }

  async function count(id: TemplateId, filter: ResultsFilter, compare?: ResultsQuery["compare"]) {
    const versions = (await versionsOf(id)).filter(
      (version) =>
        (filter.version === undefined || version.id === filter.version) &&
        (filter.language === undefined || languageOf(version) === filter.language),
    );
    const plan = planOf(versions);
    const wanted = { versions, plan, filter };
    const rows = repo.factsOf(db, { id, version: filter.version, status: filter.status });
    const compared = compare && (await groupsBy(compare));
    const counted = await searchWorker.fold(rows, {
      url: FOLD_FACTS,
      input: foldInput(wanted, compared),
      output: countedFacts,
    });
    const attemptsOf = new Map(counted.versions);
    const counts = versions.map((version) => ({ version, attempts: attemptsOf.get(version.id) ?? 0 }));
    const begun = counts.filter((one) => one.attempts > 0);
    return {
      view: resultsView(plan, counted, compared?.groups.labels ?? [""]),
      choices: {
        versions: begun.map(({ version: { id: versionId, createdAt }, attempts: count }) => ({
          id: versionId,
          createdAt,
          attempts: count,
        })),
        bands: plan.dimensions[0]?.bands ?? [],
        languages: [...new Set(begun.map(({ version }) => languageOf(version)))],
      },
    };

    async function groupsBy(comparison: NonNullable<ResultsQuery["compare"]>) {
      const by = comparedBy(comparison, plan, versions);
      const apart = { labels: by.labels, of: by.labels.map((_, index) => index) };
      const input = foldInput(wanted, { by, groups: apart }, true);
      const { sizes } = await searchWorker.fold(rows, { url: FOLD_FACTS, input, output: groupSizes });
      const groups = groupsOf(by.labels, sizes);
      return groups.labels.length > 0 ? { by, groups } : undefined;
    }
  }

  /** The newest first, with their questions. */
  async function versionsOf(id: TemplateId): Promise<CountedVersion[]> {
    const versions = await repo.listVersions(db, id);
    const questions = groupBy(await repo.listVersionQuestions(db, id), ({ versionId }) => versionId);
    return versions.map((version) => ({ ...version, questions: questions.get(version.id) ?? [] }));
  }

  return { ofTemplate };
}
