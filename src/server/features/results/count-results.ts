import type { ResultsFilter, ResultsQuery } from "#shared/contracts/template-results";
import type { TemplateId } from "#shared/domain/ids";
import { FOLD_FACTS } from "../../attempt-facts/programs";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { foldInput, type Wanted } from "./fold-input";
import type { PlannedResults } from "./plan-results";
import * as repo from "./repo";
import { comparedBy, groupsOf, languageOf } from "./rules";
import { countedFacts, groupSizes, resultsView } from "./views";

type Comparison = NonNullable<ResultsQuery["compare"]>;

interface Parts {
  db: Db;
  searchWorker: SearchWorker;
  planned: (
    id: TemplateId,
    filter: ResultsFilter,
    compare: Comparison | undefined,
  ) => Promise<PlannedResults>;
}

/** Counts a template's attempts; BAD_REQUEST for an answer or a comparison that it does not have. */
export function createCounter({ db, searchWorker, planned }: Parts) {
  return async (id: TemplateId, filter: ResultsFilter, compare?: Comparison) => {
    const wanted = await planned(id, filter, compare);
    const { versions, plan } = wanted;
    const rows = repo.factsOf(db, { id, version: filter.version, status: filter.status });
    const compared = compare && (await groupsBy(searchWorker, rows, wanted, compare));
    const counted = await searchWorker.fold(rows, {
      url: FOLD_FACTS,
      input: foldInput(wanted, compared),
      output: countedFacts,
    });
    const counts = new Map(counted.versions);
    const begun = versions.flatMap((version) => {
      const attempts = counts.get(version.id);
      return attempts === undefined ? [] : [{ ...version, attempts }];
    });
    return {
      view: resultsView(plan, counted, compared?.groups.labels ?? [""]),
      choices: {
        versions: begun.map(({ id, createdAt, attempts }) => ({ id, createdAt, attempts })),
        bands: plan.dimensions[0]?.bands ?? [],
        languages: [...new Set(begun.map(languageOf))],
      },
    };
  };
}

/** The groups that stand beside each other; undefined where there is nothing to compare. */
async function groupsBy(
  searchWorker: SearchWorker,
  rows: ReturnType<typeof repo.factsOf>,
  wanted: Wanted,
  comparison: Comparison,
) {
  const by = comparedBy(comparison, wanted.plan, wanted.versions);
  const apart = { labels: by.labels, of: by.labels.map((_, index) => index) };
  const input = foldInput(wanted, { by, groups: apart }, true);
  const { sizes } = await searchWorker.fold(rows, { url: FOLD_FACTS, input, output: groupSizes });
  const groups = groupsOf(by.labels, sizes);
  return groups.labels.length > 0 ? { by, groups } : undefined;
}
