// Reads facts (facts-layout.ts) and filters attempts. Plain JavaScript, because a thread is started from this file.

/** Kind of a row: a started attempt without answers (0), attempts in progress (1) or completed attempts (2). */
export const FRESH = 0;
export const COMPLETED = 2;

const BASE = 127;
const BITS = 7;
const CHAT_FROM = 64;
const BEGUN_DIGITS = 5;
const TIME_DIGITS = 4;
const SCORE_DIGITS = 4;
const CHAT = 0;
const FORM = 1;
const MIXED = 2;
const UNKNOWN = 3;
const ANSWERED = 3;

function numberAt(bytes, at, count) {
  let value = 0;
  for (let digit = at + count - 1; digit >= at; digit -= 1) value = value * BASE + bytes[digit] - 1;
  return value;
}

/** Start in seconds since 1970. */
const begunOf = (bytes, at) => numberAt(bytes, at, BEGUN_DIGITS);
/** Duration of a completed attempt, in seconds. */
export const tookOf = (bytes, at) => numberAt(bytes, at + BEGUN_DIGITS, TIME_DIGITS);
/** In millionths plus 1; 0 is no score. */
export const scoreOf = (bytes, at) => numberAt(bytes, at, SCORE_DIGITS);
/** One of `STATES` (facts-layout.ts). */
export const stateOf = (bytes, at) => (bytes[at] - 1) & 3;
const isChosen = (bytes, at, option) =>
  stateOf(bytes, at) === ANSWERED &&
  ((bytes[at + Math.floor((option + 2) / BITS)] - 1) >> ((option + 2) % BITS)) & 1;

/** Index of the band of a score. `from` are the bands' lower limits. */
export function bandOf(score, from) {
  let band = from.length - 1;
  while (band > 0 && score < from[band]) band -= 1;
  return band;
}

function doorOf(bytes, at, questions) {
  let isChat = false;
  let isForm = false;
  for (const { first } of questions) {
    const came = bytes[at + first] - 1;
    if (came >= CHAT_FROM) isChat = true;
    else if (came > 0) isForm = true;
  }
  if (isChat) return isForm ? MIXED : CHAT;
  return isForm ? FORM : UNKNOWN;
}

const bandSlot = ({ scores: [overall] }, bytes, at, kind) => {
  const score = kind === COMPLETED && overall ? scoreOf(bytes, at + overall.at) : 0;
  return score === 0 || overall.from.length === 0 ? -1 : overall.slots[bandOf(score, overall.from)];
};

/**
 * Returns a function that calls `visit` for each matching attempt of a row, with the attempt's groups.
 * @param filter `from` and `to` (exclusive) in seconds, a door (`CHAT` to `UNKNOWN`), a band's slot, a version's answer
 * @param by what to group by; undefined for one group
 */
export function createReader({ versions, filter, by }, visit) {
  const members = [];

  function matches(version, kind, bytes, at, begun) {
    if (begun < filter.from || begun >= filter.to) return false;
    if (filter.door !== undefined) {
      const door = kind === FRESH ? UNKNOWN : doorOf(bytes, at, version.questions);
      if (door !== filter.door) return false;
    }
    if (filter.band !== undefined && bandSlot(version, bytes, at, kind) !== filter.band) return false;
    if (!filter.isAnswer) return true;
    const { answer } = version;
    return kind !== FRESH && answer !== undefined && isChosen(bytes, at + answer.at, answer.option);
  }

  /** Fills `members` with the groups of an attempt. */
  function join(version, kind, bytes, at) {
    members.length = 0;
    if (by === undefined) members.push(0);
    else if (by.kind === "answer") joinByAnswers(version.compared, kind, bytes, at);
    else {
      const group = by.groups[placeOf(version, kind, bytes, at)];
      if (group !== undefined && group >= 0) members.push(group);
    }
  }

  function joinByAnswers(compared, kind, bytes, at) {
    if (kind === FRESH || !compared || stateOf(bytes, at + compared.at) !== ANSWERED) return;
    const { slots } = compared;
    for (let option = 0; option < slots.length; option += 1) {
      const group = by.groups[slots[option]];
      if (group >= 0 && isChosen(bytes, at + compared.at, option) && !members.includes(group))
        members.push(group);
    }
  }

  function placeOf(version, kind, bytes, at) {
    if (by.kind === "status") return kind === COMPLETED ? 0 : 1;
    if (by.kind === "door") return kind === FRESH ? UNKNOWN : doorOf(bytes, at, version.questions);
    if (by.kind === "band") return bandSlot(version, bytes, at, kind);
    return version.place;
  }

  return ([kind, versionId, facts, begunAt]) => {
    const version = versions[versionId];
    if (!version) return;
    if (kind === FRESH) {
      const begun = Math.floor(Number(begunAt) / 1000);
      if (!matches(version, kind, undefined, 0, begun)) return;
      join(version, kind);
      visit(version, kind, undefined, 0, begun, members);
      return;
    }
    const bytes = Buffer.from(facts, "latin1");
    const size = kind === COMPLETED ? version.completedLength : version.length;
    for (let at = 0; at < bytes.length; at += size) {
      const begun = begunOf(bytes, at);
      if (!matches(version, kind, bytes, at, begun)) continue;
      join(version, kind, bytes, at);
      visit(version, kind, bytes, at, begun, members);
    }
  };
}
