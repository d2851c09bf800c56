import type { Advice } from "#shared/domain/advice";
import type { AdviceRequest } from "../port";
import { type Finding, findingsOf } from "./findings";
import { focusOf } from "./guidance";
import { MIDDLE, type Rated, ratingsOf, STRONG, WEAK } from "./ratings";
import type { Whole } from "./reasoning";
import { laterItem, ownWordsItem } from "./remaining-items";
import { roleOf, worksAlone } from "./roles";
import { strengthItem } from "./strengths";
import { summaryOf } from "./summary";
import { voicesOf } from "./voices";
import { chosenVoices, workItems } from "./work-items";

/** So many recommendations are read; more weak points than that are named together at the end. */
const MOST_ITEMS = 4;
const MOST_WITHOUT_NEED = 2;

/** Recommendations from the answers alone: what is weakest first, what is strong last, as something to build on. */
export function composeAdvice(request: AdviceRequest): Advice {
  const findings = findingsOf(request);
  const ratings = ratingsOf(request.answers);
  const isAlone = request.answers.some((entry) => roleOf(entry) === "size" && worksAlone(entry));
  const open = worthAdvice(findings);
  const most = focusOf(request.resultsAnalysisPrompt).most ?? MOST_ITEMS;
  const shown = open.slice(0, most);
  const later = open.slice(most).flatMap((finding) => finding.ratings.filter(({ level }) => level <= WEAK));
  const doubted = shown.filter((finding) => finding.ratings.length === 0).flatMap(({ strong }) => strong);
  const strong = ratings
    .filter(({ level, entry }) => level >= STRONG && doubted.every((other) => other.entry !== entry))
    .sort((a, b) => b.level - a.level);
  const work = workItems(shown, { whole: wholeOf(ratings), isAlone, request });
  const unheard = unheardVoices(request, shown);
  return {
    summary: summaryOf(request, findings, shown),
    items: [
      ...work,
      ...ownWordsItem(
        unheard.filter(({ tone }) => tone !== "strength"),
        isAlone,
      ),
      ...laterItem(later),
      ...strengthItem(
        strong,
        unheard.filter(({ tone }) => tone === "strength"),
        shown[0],
        isAlone,
      ),
    ],
  };
}

/**
 * A mere fact is no reason for advice. Where nothing is low and nobody speaks of trouble, what was remarked is worth a
 * closer look, and little of it: advice that was not asked for is worse than none.
 */
function worthAdvice(findings: readonly Finding[]): readonly Finding[] {
  const worth = findings.filter(
    ({ ratings, field, level }) => ratings.length > 0 || (field !== undefined && level < MIDDLE),
  );
  if (worth.length > 0) return worth;
  const remarked = findings.filter(({ voices }) => voices.some(({ tone }) => tone !== "strength"));
  return remarked.filter(({ field }) => field !== undefined).slice(0, MOST_WITHOUT_NEED);
}

function wholeOf(ratings: readonly Rated[]): Whole {
  const low = ratings.filter(({ level }) => level <= WEAK).sort((a, b) => a.level - b.level);
  return { lowest: low[0], isAlone: low.filter(({ level }) => level === low[0]?.level).length === 1 };
}

/** What somebody wrote and no recommendation quotes: it may matter most of all, in words that are not understood here. */
function unheardVoices(request: AdviceRequest, shown: readonly Finding[]) {
  const quoted = new Set(shown.flatMap(chosenVoices).map(({ entry }) => entry.id));
  return voicesOf(request.answers).filter(
    ({ entry }) => !quoted.has(entry.id) && roleOf(entry) !== "context",
  );
}
