import type {
  ResultsQuery,
  TemplateResults,
  TextAnswers,
  TextAnswersQuery,
} from "#shared/contracts/template-results";
import type { AttemptId, TemplateId } from "#shared/domain/ids";
import { FOLD_IDS, FOLD_TEXTS } from "../../attempt-facts/programs";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { notFound } from "../../lib/errors";
import type { Limiter } from "../../rate-limits/limiter";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import { createCounter } from "./count-results";
import { foldFilter, textsInput } from "./fold-input";
import { createFollowResults } from "./follow-results";
import { planResults } from "./plan-results";
import * as repo from "./repo";
import { createResultsCache } from "./results-cache";
import { assertOpen } from "./rules";
import { foundIds, foundTexts, textsView, wordsView } from "./views";

/** Answers to an open question per request. */
const TEXTS_PER_REQUEST = 20;

interface Parts {
  db: Db;
  searchWorker: SearchWorker;
  attempts: AttemptsService;
  limiter: Limiter;
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal;
}

export type ResultsService = ReturnType<typeof createResults>;

/** Aggregated answers to a template (decision 0136). */
export function createResults(parts: Parts) {
  const { db, searchWorker, attempts } = parts;
  const cache = createResultsCache();
  const count = createCounter({ db, searchWorker, planned: (...args) => planResults(db, ...args) });

  /**
   * Counts a template's attempts, per question and group. NOT_FOUND for an unknown template, BAD_REQUEST for a filter
   * or comparison by an unknown answer, UNAVAILABLE while facts of older attempts are calculated.
   */
  async function ofTemplate(
    by: AdminIdentity,
    { id, filter, compare }: ResultsQuery,
  ): Promise<TemplateResults> {
    const { title, revision, stamp } = await state(by, id);
    const all = await cache.of([id], stamp, () => count(id, {}));
    const isAll = compare === undefined && Object.values(filter).every((value) => value === undefined);
    const countFiltered = () => cache.of([id, filter, compare], stamp, () => count(id, filter, compare));
    const { view } = isAll ? all : await countFiltered();
    return { title, ...view, choices: all.choices, revision };
  }

  /** The revision of the data that results are based on. NOT_FOUND for an unknown template. */
  async function state(by: AdminIdentity, id: TemplateId) {
    await attempts.assertFactsReady(by);
    const template = await repo.findTitle(db, id);
    if (!template) throw notFound("Assessment template");
    const revision = attempts.revisionOf(by, id);
    const counts = await repo.listCounts(db, id);
    return { ...template, revision, stamp: JSON.stringify([revision, counts]) };
  }

  /**
   * The newest answers to an open question, and its most used words. NOT_FOUND for an unknown template, BAD_REQUEST for
   * an unknown question, UNAVAILABLE while facts of older attempts are calculated.
   */
  async function textAnswers(by: AdminIdentity, query: TextAnswersQuery): Promise<TextAnswers> {
    const { id, filter, key, q, before } = query;
    const { stamp } = await state(by, id);
    const planned = await planResults(db, id, filter);
    assertOpen(planned.fullPlan, key);
    const input = textsInput(planned, key);
    const fold = (options: { q: string; limit: number; areWordsWanted: boolean }, olderThan?: AttemptId) =>
      searchWorker.fold(repo.answersOf(db, { id, status: filter.status }, olderThan), {
        url: FOLD_TEXTS,
        input: { ...input, ...options },
        output: foundTexts,
      });
    const { found } = await fold(
      { q: q.toLowerCase(), limit: TEXTS_PER_REQUEST, areWordsWanted: false },
      before,
    );
    const words = await cache.of([id, filter, "words", key], stamp, async () =>
      wordsView((await fold({ q: "", limit: 0, areWordsWanted: true })).words),
    );
    const page = found.slice(0, TEXTS_PER_REQUEST);
    const ids = page.map((one) => one.id);
    return {
      answers: textsView(page, await repo.listPeople(db, ids)),
      hasMore: found.length > TEXTS_PER_REQUEST,
      words,
    };
  }

  /** Ascending ids of the attempts `ofTemplate` counts, with their versions and plan. Throws like `ofTemplate`. */
  async function selectAttempts(by: AdminIdentity, { id, filter }: Pick<ResultsQuery, "id" | "filter">) {
    const { title } = await state(by, id);
    const planned = await planResults(db, id, filter);
    const rows = repo.begunAttempts(db, { id, version: filter.version, status: filter.status });
    const input = foldFilter(planned);
    const { ids } = await searchWorker.fold(rows, { url: FOLD_IDS, input, output: foundIds });
    return { title, versions: planned.versions, plan: planned.plan, ids };
  }

  return { ofTemplate, textAnswers, selectAttempts, ...createFollowResults(parts) };
}
