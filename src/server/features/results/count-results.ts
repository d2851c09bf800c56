import { MAX_GROUPS, type ResultsFilter, type ResultsQuery } from "#shared/contracts/template-results";
import type { TemplateId } from "#shared/domain/ids";
import { COUNT_ANSWERS } from "../../attempt-facts/programs";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { foldInput, type PlannedCount } from "./fold-input";
import type { PlannedResults } from "./plan-results";
import * as repo from "./repo";
import { comparedBy, groupsOf, languageOf } from "./rules";
import { type CountedFacts, countedFacts, groupSizes, resultsView, type ShownGroup } from "./views";

type Comparison = NonNullable<ResultsQuery["compare"]>;

type ComparisonPlan = NonNullable<Parameters<typeof foldInput>[1]>;

interface Parts {
  db: Db;
  searchWorker: SearchWorker;
  planned: (
    id: TemplateId,
    filter: ResultsFilter,
    compare: Comparison | undefined,
  ) => Promise<PlannedResults>;
}

/** Returns the function that counts attempts. BAD_REQUEST for a filter or comparison by an unknown answer. */
export function createCounter({ db, searchWorker, planned }: Parts) {
  return async (id: TemplateId, filter: ResultsFilter, compare?: Comparison) => {
    const plannedCount = await planned(id, filter, compare);
    const { versions, plan } = plannedCount;
    const rows = repo.factsOf(db, { id, version: filter.version, status: filter.status });
    const fold = (compared?: ComparisonPlan) =>
      searchWorker.fold(rows, {
        url: COUNT_ANSWERS,
        input: foldInput(plannedCount, compared),
        output: countedFacts,
      });
    const compared = compare && (await groupsBy(searchWorker, rows, plannedCount, compare));
    const inGroups = compared && (await fold(compared));
    const groups = inGroups && shownGroups(inGroups, compared.groups.labels);
    // If all groups are empty, attempts are counted as one group.
    const hasGroups = inGroups !== undefined && groups !== undefined && groups.length > 0;
    const counted = hasGroups ? inGroups : await fold();
    const counts = new Map(counted.versions);
    const versionsWithAttempts = versions.flatMap((version) => {
      const attempts = counts.get(version.id);
      return attempts === undefined ? [] : [{ ...version, attempts }];
    });
    return {
      view: resultsView(plan, counted, hasGroups ? groups : [{ label: "", at: 0 }]),
      choices: {
        versions: versionsWithAttempts.map(({ id, createdAt, attempts }) => ({ id, createdAt, attempts })),
        bands: plan.dimensions[0]?.bands ?? [],
        languages: [...new Set(versionsWithAttempts.map(languageOf))],
      },
    };
  };
}

/** Empty groups aren't shown. */
const shownGroups = ({ started }: CountedFacts, labels: readonly string[]): ShownGroup[] =>
  labels.map((label, at) => ({ label, at })).filter(({ at }) => (started[at] ?? 0) > 0);

/** The groups to compare: one per label, or the largest and "Others" if there are too many. */
async function groupsBy(
  searchWorker: SearchWorker,
  rows: ReturnType<typeof repo.factsOf>,
  plannedCount: PlannedCount,
  comparison: Comparison,
) {
  const by = comparedBy(comparison, plannedCount.plan, plannedCount.versions);
  const separate = { labels: by.labels, of: by.labels.map((_, index) => index) };
  if (by.labels.length <= MAX_GROUPS) return { by, groups: separate };
  const input = foldInput(plannedCount, { by, groups: separate }, true);
  const { sizes } = await searchWorker.fold(rows, { url: COUNT_ANSWERS, input, output: groupSizes });
  return { by, groups: groupsOf(by.labels, sizes) };
}
