// Counts attempts in one pass over their facts. A program of the search worker (FoldProgram in db/engine.ts).
import { bandOf, COMPLETED, createReader, FRESH, scoreOf, stateOf, tookOf } from "./read-facts.mjs";

const HIDDEN = 0;
const ANSWERED = 3;
const STEPS = 63;
const TENTHS = 10;
const TENTH = 10_000_000;
const DAY = 86_400;
/** Weeks since the Monday before January 1, 1970, which was a Thursday. */
const weekOf = (second) => Math.floor((Math.floor(second / DAY) + 3) / 7);

/**
 * @param input `versions` by id, with the offsets of their `questions` and `scores` in the facts and in the counts; the
 * numbers of `groups`, `questions`, `slots` (choices), `dimensions` and `bandSlots`; `isSizes` counts only group sizes
 */
export function createFold(input) {
  return input.isSizes ? createSizes(input) : createCounts(input);
}

function createSizes(input) {
  const sizes = new Uint32Array(input.groups);
  const add = createReader(input, (_version, _kind, _bytes, _at, _begun, members) => {
    for (const group of members) sizes[group] += 1;
  });
  return { add, end: () => ({ sizes }) };
}

function createCounts(input) {
  const { groups, questions, slots, dimensions, bandSlots } = input;
  const started = new Uint32Array(groups);
  const completed = new Uint32Array(groups);
  const times = Array.from({ length: groups }, () => []);
  const states = new Uint32Array(groups * questions * 4);
  const stopped = new Uint32Array(groups * questions);
  const chosen = new Uint32Array(groups * slots);
  const seconds = new Uint32Array(groups * questions * STEPS);
  const tenths = new Uint32Array(groups * dimensions * TENTHS);
  const sums = new Float64Array(groups * dimensions);
  const people = new Uint32Array(groups * dimensions);
  const bands = new Uint32Array(groups * bandSlots);
  const weeks = new Map();
  const byVersion = new Map();

  const week = (second) => {
    const at = weekOf(second);
    let found = weeks.get(at);
    if (!found) {
      found = { week: at, started: 0, completed: 0, sum: 0, people: 0 };
      weeks.set(at, found);
    }
    return found;
  };

  function countQuestions(version, group, kind, bytes, at) {
    let furthest = -1;
    for (const { q, first, at: place, width, slots: places } of version.questions) {
      const state = stateOf(bytes, at + place);
      const index = group * questions + q;
      states[index * 4 + state] += 1;
      if (state !== HIDDEN) furthest = index;
      if (state === ANSWERED && places.length > 0)
        countChoices(places, group * slots, bytes, at + place, width);
      const came = bytes[at + first] - 1;
      if (state !== HIDDEN && came > 0) seconds[index * STEPS + ((came - 1) % STEPS)] += 1;
    }
    if (kind !== COMPLETED && furthest >= 0) stopped[furthest] += 1;
  }

  function countChoices(places, from, bytes, at, width) {
    let option = -2;
    for (let part = 0; part < width; part += 1) {
      let bits = bytes[at + part] - 1;
      if (part === 0) bits &= ~3;
      while (bits !== 0) {
        const bit = 31 - Math.clz32(bits & -bits);
        chosen[from + places[option + bit]] += 1;
        bits &= bits - 1;
      }
      option += 7;
    }
  }

  function countScores(version, group, bytes, at) {
    for (const { d, at: place, from, slots: places } of version.scores) {
      const score = scoreOf(bytes, at + place);
      if (score === 0) continue;
      const index = group * dimensions + d;
      people[index] += 1;
      sums[index] += score - 1;
      tenths[index * TENTHS + Math.min(TENTHS - 1, Math.floor((score - 1) / TENTH))] += 1;
      if (from.length > 0) bands[group * bandSlots + places[bandOf(score, from)]] += 1;
    }
  }

  function countWeek(version, kind, bytes, at, begun) {
    week(begun).started += 1;
    if (kind !== COMPLETED) return;
    const ended = week(begun + tookOf(bytes, at));
    ended.completed += 1;
    const score = version.scores.length > 0 ? scoreOf(bytes, at + version.scores[0].at) : 0;
    if (score === 0) return;
    ended.sum += score - 1;
    ended.people += 1;
  }

  const add = createReader(input, (version, kind, bytes, at, begun, members) => {
    byVersion.set(version.id, (byVersion.get(version.id) ?? 0) + 1);
    countWeek(version, kind, bytes, at, begun);
    for (const group of members) {
      started[group] += 1;
      if (kind === FRESH) {
        if (version.fresh < 0) continue;
        const index = group * questions + version.fresh;
        states[index * 4 + 1] += 1;
        stopped[index] += 1;
        continue;
      }
      countQuestions(version, group, kind, bytes, at);
      if (kind !== COMPLETED) continue;
      completed[group] += 1;
      times[group].push(tookOf(bytes, at));
      countScores(version, group, bytes, at);
    }
  });

  const end = () => ({
    ...{ started, completed, states, stopped, chosen, seconds, tenths, sums, people, bands },
    times: times.map((group) => quartiles(Uint32Array.from(group).sort())),
    weeks: [...weeks.values()].sort((a, b) => a.week - b.week),
    versions: [...byVersion],
  });
  return { add, end };
}

/** The quartiles of sorted numbers, with linear interpolation; null if there are none. */
function quartiles(sorted) {
  if (sorted.length === 0) return null;
  return [0.25, 0.5, 0.75].map((share) => {
    const at = share * (sorted.length - 1);
    const low = sorted[Math.floor(at)];
    return low + (sorted[Math.ceil(at)] - low) * (at % 1);
  });
}
