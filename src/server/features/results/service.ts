import { setTimeout as wait } from "node:timers/promises";
import type {
  ResultsFilter,
  ResultsQuery,
  TemplateResults,
  TextAnswers,
  TextAnswersQuery,
} from "#shared/contracts/template-results";
import type { AttemptId, TemplateId } from "#shared/domain/ids";
import { displayName } from "#shared/domain/person";
import { FOLD_FACTS, FOLD_IDS, FOLD_TEXTS } from "../../attempt-facts/programs";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { anySignal } from "../../lib/any-signal";
import { notFound } from "../../lib/errors";
import { groupBy } from "../../lib/group-by";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import { foldFilter, foldInput, textsInput } from "./fold-input";
import { type CountedVersion, planOf } from "./plan";
import * as repo from "./repo";
import { createResultsCache } from "./results-cache";
import { assertKnown, assertOpen, comparedBy, groupsOf, languageOf } from "./rules";
import { countedFacts, foundIds, foundTexts, groupSizes, resultsView, wordsView } from "./views";

interface Parts {
  db: Db;
  searchWorker: SearchWorker;
  attempts: AttemptsService;
  limiter: Limiter;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

/** How many answers to an open question are given at once. */
const TEXTS = 20;
/** In milliseconds. */
const SECOND = 1_000;

export type ResultsService = ReturnType<typeof createResults>;

/** What participants of a template answered together (decision 0136). */
export function createResults({ db, searchWorker, attempts, limiter, draining }: Parts) {
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
    const wanted = await plannedFor(id, filter, compare);
    const { versions, plan } = wanted;
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

  async function plannedFor(id: TemplateId, filter: ResultsFilter, compare?: ResultsQuery["compare"]) {
    const all = await versionsOf(id);
    const whole = planOf(all);
    assertKnown(whole, filter, compare);
    const versions = all.filter(
      (version) =>
        (filter.version === undefined || version.id === filter.version) &&
        (filter.language === undefined || languageOf(version) === filter.language),
    );
    return { versions, whole, plan: versions.length < all.length ? planOf(versions) : whole, filter };
  }

  /**
   * The newest answers to an open question, and the words that the most people use in it. NOT_FOUND when there is no such
   * template, BAD_REQUEST for a question that it does not have, UNAVAILABLE while older attempts are prepared.
   */
  async function textAnswers(
    by: AdminIdentity,
    { id, filter, key, q, before }: TextAnswersQuery,
  ): Promise<TextAnswers> {
    const { stamp } = await standing(by, id);
    const wanted = await plannedFor(id, filter);
    assertOpen(wanted.whole, key);
    const input = textsInput(wanted, key);
    const fold = (more: { q: string; limit: number; areWordsWanted: boolean }, olderThan?: AttemptId) => {
      const rows = repo.answersOf(db, { id, status: filter.status }, olderThan);
      return searchWorker.fold(rows, { url: FOLD_TEXTS, input: { ...input, ...more }, output: foundTexts });
    };
    const { found } = await fold({ q: q.toLowerCase(), limit: TEXTS, areWordsWanted: false }, before);
    const { words } = await cache.of([id, filter, "words", key], stamp, () =>
      fold({ q: "", limit: 0, areWordsWanted: true }),
    );
    const shown = found.slice(0, TEXTS);
    const people = new Map(
      (
        await repo.listPeople(
          db,
          shown.map((one) => one.id),
        )
      ).map((row) => [row.id, row]),
    );
    return {
      answers: shown.flatMap(({ id: attemptId, text }) => {
        const person = people.get(attemptId);
        return person
          ? [{ attemptId, text, completedAt: person.completedAt, person: displayName(person) }]
          : [];
      }),
      hasMore: found.length > TEXTS,
      words: wordsView(words),
    };
  }

  /**
   * The attempts that `ofTemplate` counts under a filter, by their ids in rising order, and what is needed to read them:
   * the versions that the filter lets through, and their questions together. It refuses what `ofTemplate` refuses.
   */
  async function selectAttempts(by: AdminIdentity, { id, filter }: Pick<ResultsQuery, "id" | "filter">) {
    const { title } = await standing(by, id);
    const wanted = await plannedFor(id, filter);
    const rows = repo.begunAttempts(db, { id, version: filter.version, status: filter.status });
    const { ids } = await searchWorker.fold(rows, {
      url: FOLD_IDS,
      input: foldFilter(wanted),
      output: foundIds,
    });
    return { title, versions: wanted.versions, plan: wanted.plan, ids };
  }

  /**
   * Says once, and again after changes of a template's attempts, that there are other results; once a second at most, for
   * five minutes. TOO_MANY_REQUESTS past twenty screens.
   */
  async function* changes(
    by: AdminIdentity,
    id: TemplateId,
    signal: AbortSignal,
  ): AsyncGenerator<{ revision: string }> {
    const leave = limiter.enter(LIMITS.followByAdmin, by.id);
    const { ends, release } = anySignal([signal, draining]);
    try {
      const events = attempts.templateChanges(by, id, ends);
      let told = attempts.revisionOf(by, id);
      yield { revision: told };
      for await (const _ of events) {
        const revision = attempts.revisionOf(by, id);
        // What came while it waited is told already.
        if (revision === told) continue;
        told = revision;
        yield { revision };
        await wait(SECOND, undefined, { signal: ends }).catch(() => undefined);
      }
    } finally {
      release();
      leave();
    }
  }

  /** The newest first, with their questions. */
  async function versionsOf(id: TemplateId): Promise<CountedVersion[]> {
    const versions = await repo.listVersions(db, id);
    const questions = groupBy(await repo.listVersionQuestions(db, id), ({ versionId }) => versionId);
    return versions.map((version) => ({ ...version, questions: questions.get(version.id) ?? [] }));
  }

  return { ofTemplate, textAnswers, selectAttempts, changes };
}
