import { DOORS, type ResultsFilter } from "#shared/contracts/template-results";
import type { CountedVersion, Plan, PlannedVersion } from "./plan";
import { answerSlot, type Compared, type Groups, languageOf, secondsOf } from "./rules";

/** Matches no band. */
const NO_BAND = -2;

export interface PlannedCount {
  versions: readonly CountedVersion[];
  plan: Plan;
  filter: ResultsFilter;
}

/** The filter as the fold workers read it. */
export function foldFilter({ versions, plan, filter }: PlannedCount) {
  const { door, band, answer, status } = filter;
  const { q, slot } = answer === undefined ? { q: -1, slot: -1 } : answerSlot(plan, answer);
  const bands = plan.dimensions[0]?.bands ?? [];
  return {
    // Attempts that haven't been started have no facts.
    versions: Object.fromEntries(
      (status === "not_started" ? [] : versions).flatMap(({ id }) => {
        const version = plan.versions[id];
        return version ? [[id, { ...version, answer: answerPlace(version, q, slot) }]] : [];
      }),
    ),
    filter: {
      ...secondsOf(filter),
      ...(door === undefined ? {} : { door: DOORS.indexOf(door) }),
      ...(band === undefined ? {} : { band: bands.includes(band) ? bands.indexOf(band) : NO_BAND }),
      isAnswer: answer !== undefined,
    },
  };
}

function answerPlace({ questions }: PlannedVersion, q: number, slot: number) {
  const place = questions.find((question) => question.q === q);
  const option = place && slot >= 0 ? place.slots.indexOf(slot) : -1;
  return place && option >= 0 ? { at: place.at, option } : undefined;
}

/** Input for `fold-texts.mjs`: the question's place and id in each version. */
export function textsInput(plannedCount: PlannedCount, key: string) {
  const { versions, filter } = foldFilter(plannedCount);
  const q = plannedCount.plan.questions.findIndex((question) => question.key === key);
  const textOf = ({ id, questions }: CountedVersion, planned: PlannedVersion) => {
    const index = planned.questions.findIndex((place) => place.q === q);
    const [place, question] = [planned.questions[index], questions[index]];
    return place && question ? [[id, { ...planned, text: { at: place.at, id: question.id } }] as const] : [];
  };
  return {
    versions: Object.fromEntries(
      plannedCount.versions.flatMap((version) => {
        const planned = versions[version.id];
        return planned ? textOf(version, planned) : [];
      }),
    ),
    filter,
  };
}

/** Input for `count-answers.mjs`. Without `compared`, one group; `isSizes` counts only the groups' sizes. */
export function foldInput(
  plannedCount: PlannedCount,
  compared?: { by: Compared; groups: Groups },
  isSizes = false,
) {
  const { plan, versions } = plannedCount;
  const { versions: filtered, filter } = foldFilter(plannedCount);
  const by = compared?.by;
  return {
    versions: by
      ? Object.fromEntries(
          versions.flatMap((version) => {
            const planned = filtered[version.id];
            return planned ? [[version.id, { ...planned, ...placeIn(version, planned, by, plan) }]] : [];
          }),
        )
      : filtered,
    filter,
    by: compared && { kind: compared.by.kind, groups: compared.groups.of },
    groups: isSizes ? (by?.labels.length ?? 1) : Math.max(1, compared?.groups.labels.length ?? 1),
    questions: plan.questions.length,
    slots: plan.slots,
    dimensions: plan.dimensions.length,
    bandSlots: plan.bandSlots,
    isSizes,
  };
}

/** A version's place among the compared labels, or where it stores the compared answer. */
function placeIn(version: CountedVersion, { questions }: PlannedVersion, by: Compared, plan: Plan) {
  if (by.kind === "version") return { place: by.labels.indexOf(String(version.id)) };
  if (by.kind === "language") return { place: by.labels.indexOf(languageOf(version)) };
  if (!by.question) return {};
  const q = plan.questions.indexOf(by.question);
  const place = questions.find((question) => question.q === q);
  return place ? { compared: { at: place.at, slots: place.slots.map((slot) => slot - by.first) } } : {};
}
