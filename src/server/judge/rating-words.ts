/** Ends and middle of the scale by name. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ...entries(
    "maximum max full maxed maximal highest top best maximo maxima massimo massima maximale maksimum hochste hochstwert volle maks максимум максимальная максимально 满分 滿分 満点 만점",
    5,
  ),
  ...entries(
    "minimum min minimal lowest bottom worst minimo minima minimale niedrigste asgari минимум минимальная минимально",
    1,
  ),
  ...entries(
    "middle mid midpoint middling halfway medium neutral mitte milieu mitad meio midden srodek середина",
    3,
  ),
]);

/** What agreement, frequency and quality scales usually call their steps. A guess: the question may turn it round. */
const LIKERT: ReadonlyMap<string, string> = new Map([
  ...entries(
    "strongly agree|completely agree|totally agree|fully agree|always|very high|very satisfied|very likely|extremely likely|excellent|perfect|outstanding|amazing|very good|very well|fantastic|absolutely|extremely|very often|very confident",
    "5",
  ),
  ...entries(
    "agree|somewhat agree|often|usually|high|satisfied|likely|good|pretty good|well|pretty well|confident|quite good|mostly",
    "4",
  ),
  ...entries(
    "neither|neither agree nor disagree|sometimes|average|ok|okay|fine|so so|soso|moderate|moderately|not bad|undecided|mixed|meh|fair|alright|all right|in between|somewhat",
    "3",
  ),
  ...entries(
    "disagree|somewhat disagree|rarely|seldom|low|dissatisfied|unlikely|not good|not great|not very|not really|not much|a little|slightly",
    "2",
  ),
  ...entries(
    "strongly disagree|completely disagree|totally disagree|never|very low|very dissatisfied|very unlikely|not at all|terrible|awful|horrible|very poor|none|nothing|not likely at all",
    "1",
  ),
]);

/** The place on the scale that a word names outright ("maximum", "lowest", "middle"), null for other words. */
export function level(word: string): number | null {
  return LEVELS.get(word) ?? null;
}

/** The rating that a whole bare message such as "strongly agree" most likely stands for, null when none is usual. */
export function likelyRating(message: string): string | null {
  return LIKERT.get(message) ?? null;
}

function entries<V>(words: string, value: V): [string, V][] {
  return words.split(words.includes("|") ? "|" : " ").map((word) => [word, value]);
}
