import type { VersionId } from "#shared/domain/ids";
import { visible } from "#shared/domain/questions/conditions";
import { RATING_VALUES, scaleLabel } from "#shared/domain/questions/question";
import { questionKey } from "#shared/domain/questions/question-key";
import { bandsOf, OVERALL, type Scale, type Scoring, shownValue } from "#shared/domain/scoring";
import { choicesOf, DIGITS, type FactsLayout, factsLayout } from "../../attempt-facts/facts-layout";
import type { VersionQuestionRow, VersionRow } from "./repo";

/** A version with its questions in order. */
export interface CountedVersion extends VersionRow {
  questions: readonly VersionQuestionRow[];
}

/** A question across all versions that have it. */
export interface PlannedQuestion {
  key: string;
  /** The question in its newest version. */
  newest: VersionQuestionRow;
  choices: string[];
  /** Index of its first choice in the counts. */
  slot: number;
}

export interface PlannedDimension {
  key: string;
  name: string;
  bands: string[];
  /** Index of its first band in the counts. */
  slot: number;
}

/** How the versions of a template are counted together. */
export interface Plan {
  questions: PlannedQuestion[];
  slots: number;
  /** The overall score first; empty if nothing is scored. */
  dimensions: PlannedDimension[];
  bandSlots: number;
  scale: Scale | null;
  /** Input for `read-facts.mjs`, by version. */
  versions: Record<number, PlannedVersion>;
}

/** Where a version stores its facts, and at which indexes they are counted. */
export interface PlannedVersion {
  id: VersionId;
  length: number;
  completedLength: number;
  questions: { q: number; first: number; at: number; width: number; slots: number[] }[];
  scores: { d: number; at: number; from: number[]; slots: number[] }[];
  /** Index of the first question shown; -1 if there is none. */
  fresh: number;
}

/** Plans how to count versions together, given the newest first. */
export function planOf(versions: readonly CountedVersion[]): Plan {
  const questions = plannedQuestions(versions);
  const dimensions = plannedDimensions(versions);
  const last = questions.at(-1);
  const lastDimension = dimensions.at(-1);
  return {
    questions,
    slots: last ? last.slot + last.choices.length : 0,
    dimensions,
    bandSlots: lastDimension ? lastDimension.slot + lastDimension.bands.length : 0,
    scale: versions.find(({ scoring }) => scoring)?.scoring?.scale ?? null,
    versions: Object.fromEntries(
      versions.map((version) => [version.id, plannedVersion(version, questions, dimensions)]),
    ),
  };
}

/**
 * In the order of the newest version; a question that only older ones have follows its predecessor there. Choices are
 * merged by text, the newest version's first.
 */
function plannedQuestions(versions: readonly CountedVersion[]): PlannedQuestion[] {
  const planned: PlannedQuestion[] = [];
  const byKey = new Map<string, PlannedQuestion>();
  for (const version of versions) {
    let before: PlannedQuestion | undefined;
    for (const question of version.questions) {
      const key = questionKey(question);
      let existing = byKey.get(key);
      if (!existing) {
        existing = { key, newest: question, choices: [], slot: 0 };
        byKey.set(key, existing);
        planned.splice(before ? planned.indexOf(before) + 1 : 0, 0, existing);
      }
      for (const choice of choicesOf(question))
        if (!existing.choices.includes(choice)) existing.choices.push(choice);
      before = existing;
    }
  }
  let slot = 0;
  for (const question of planned) {
    question.slot = slot;
    slot += question.choices.length;
  }
  return planned;
}

function plannedDimensions(versions: readonly CountedVersion[]): PlannedDimension[] {
  const byKey = new Map<string, PlannedDimension>();
  for (const { scoring } of versions) {
    if (!scoring) continue;
    for (const { key, name } of [{ key: OVERALL, name: "" }, ...scoring.dimensions]) {
      const existing = byKey.get(key) ?? { key, name, bands: [], slot: 0 };
      byKey.set(key, existing);
      for (const band of bandsOf(scoring, key))
        if (!existing.bands.includes(band.name)) existing.bands.push(band.name);
    }
  }
  let slot = 0;
  for (const dimension of byKey.values()) {
    dimension.slot = slot;
    slot += dimension.bands.length;
  }
  return [...byKey.values()];
}

function plannedVersion(
  { id, questions, scoring }: CountedVersion,
  planned: readonly PlannedQuestion[],
  dimensions: readonly PlannedDimension[],
): PlannedVersion {
  const layout = factsLayout(questions);
  const places = questions.map((question) => {
    const key = questionKey(question);
    return planned.findIndex((one) => one.key === key);
  });
  const [first] = visible(questions, {});
  const scores = scoring ? plannedScores(scoring, layout, dimensions) : [];
  return {
    id,
    length: layout.length,
    completedLength: layout.length + DIGITS.score * scores.length,
    questions: questions.flatMap((question, index) => {
      const q = places[index] ?? -1;
      const place = layout.questions[index];
      const counted = planned[q];
      if (!place || !counted) return [];
      const slots = choicesOf(question).map((choice) => counted.slot + counted.choices.indexOf(choice));
      return [{ q, ...place, slots }];
    }),
    scores,
    fresh: first ? (places[questions.indexOf(first)] ?? -1) : -1,
  };
}

const plannedScores = (scoring: Scoring, layout: FactsLayout, dimensions: readonly PlannedDimension[]) =>
  [OVERALL, ...scoring.dimensions.map(({ key }) => key)].map((key, index) => {
    const d = dimensions.findIndex((dimension) => dimension.key === key);
    const { slot = 0, bands = [] } = dimensions[d] ?? {};
    const ownBands = bandsOf(scoring, key);
    return {
      d,
      at: layout.length + DIGITS.score * index,
      from: ownBands.map(({ from }) => 1 + lowestShownAs(from, scoring.scale)),
      slots: ownBands.map(({ name }) => slot + bands.indexOf(name)),
    };
  });

const MILLION = 1_000_000;

/** The lowest score, in millionths, that is shown as this number or higher. */
function lowestShownAs(shown: number, scale: Scale): number {
  let [low, high] = [0, 100 * MILLION];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (shownValue(middle / MILLION, scale) >= shown) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The author's label of a rating; null without one. */
export const choiceLabel = ({ newest }: PlannedQuestion, choice: string): string | null =>
  newest.questionType === "rating" && RATING_VALUES.some((rating) => rating === choice)
    ? scaleLabel(newest, choice) || null
    : null;
