import {
  type ResultsFilter,
  type ResultsQuery,
  resultsFilter,
  resultsQuery,
} from "#shared/contracts/template-results";
import type { TemplateResultsSearch } from "../search";

/** Parsed search parameters of the results page. */
export interface ResultsView {
  filter: ResultsFilter;
  compare: ResultsQuery["compare"];
  /** Why the filters are invalid; undefined if they're valid. */
  problem: string | undefined;
}

/** Parses filters and comparison; drops values that the contract rejects. */
export function readView({ compare, ...fields }: TemplateResultsSearch): ResultsView {
  const comparison = resultsQuery.shape.compare.safeParse(compare);
  return { ...readFilter(fields), compare: comparison.data };
}

function readFilter(fields: Record<string, string | undefined>): Omit<ResultsView, "compare"> {
  const { data, error } = resultsFilter.safeParse(fields);
  if (data) return { filter: data, problem: undefined };
  const contradiction = error.issues.find(({ code }) => code === "custom");
  if (contradiction) return { filter: {}, problem: contradiction.message };
  const refused = new Set(error.issues.map(({ path }) => path[0]));
  return readFilter(Object.fromEntries(Object.entries(fields).filter(([name]) => !refused.has(name))));
}

/** The filters as search parameters, for a request. */
export const filterParams = (filter: ResultsFilter): [string, string][] =>
  Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
