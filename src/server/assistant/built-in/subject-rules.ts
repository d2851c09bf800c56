import { doing, thirdPerson } from "./verbs";

/**
 * What a question asks about, as it can be named in a sentence: a thing ("your cash flow", "finding new customers") or
 * an indirect question ("how clean the rooms are").
 */
export interface Subject {
  readonly kind: "thing" | "clause";
  readonly text: string;
  /** The thing itself, such as "the rooms"; undefined where there is none to name. */
  readonly name: string | undefined;
}

const LONG_PHRASE = 5;
export const thing = (text: string): Subject => ({ kind: "thing", text, name: text });
const clause = (text: string, name?: string): Subject => ({ kind: "clause", text, name });

/** Who acts in a question; the same people are addressed by the advice. */
const ACTOR =
  "you|we|i|people|everyone|everybody|staff|employees|colleagues|managers|teachers|leaders|volunteers|(?:the|your|our) (?:whole )?(?:business|company|firm|team|teams|organi[sz]ation|school|practice|clinic|shop|store|department|leadership|management|staff|people|employees|managers|teachers|board|association|group)";
/** Said of people rather than of their work, so that "the rating of your team" would mislead. */
const FEELING =
  "stressed|motivated|tired|busy|overloaded|overworked|overwhelmed|engaged|happy|satisfied|confident|worried|informed|involved|skilled|trained|prepared|loyal|dependent|exposed|well equipped|committed";
/** These only ask whether something is good; any other quality is part of what is asked. */
const MERIT =
  "good|bad|healthy|strong|solid|satisfying|effective|efficient|reliable|stable|consistent|smooth|sound|successful|useful|helpful|great|poor|weak|full|high|low";
const MANNER =
  "well|often|quickly|fast|clearly|regularly|reliably|smoothly|easily|closely|evenly|fairly|fully|thoroughly|carefully|openly|soon";
/** Participles that a passive question ends in: "How well is your stock organised?" */
const DONE =
  "\\w+ed|known|done|kept|made|set|shown|used|led|run|understood|written|paid|put|met|held|spread|taught|found|spent|sold|built|told";
const VERBS =
  "run|runs|work|flow|go|support|fit|reach|help|serve|meet|match|cover|perform|handle|communicate|deliver|keep|find|make|know|use|share|pay|sell|plan|respond|arrive|answer|react|solve|resolve|process|listen|organi[sz]e|come|get|feel|understand|cooperate|collaborate|function|adapt|contribute|reflect|cause|cost|miss|fail|lead|leave|grow|learn|turn|bring";

type Rule = readonly [RegExp, (...found: string[]) => Subject];

/** The first that fits a plain question decides. */
export const SUBJECT_RULES: readonly Rule[] = [
  [
    /^(?:how (?:would|do) you |please )?(?:rate|judge|assess|score|evaluate|describe) (?!how )(.+)$/i,
    (np) => thing(np),
  ],
  [
    /^(?:how (?:would|do) you |please )?(?:rate|judge|assess|score|evaluate|describe) (how .+ (?:is|are|work|works|runs?))$/i,
    (text) => clause(text),
  ],
  [
    /^how (?:confident|sure|certain|convinced) (?:are|do) you (?:feel )?that (.+)$/i,
    (rest) => ({ ...thing(`your confidence that ${rest}`), name: undefined }),
  ],
  [/^how do (?:you|people|staff) feel about (.+)$/i, (np) => thing(np)],
  [
    /^how (\w+) do (you|people|staff|employees) feel ((?:at|in|when|on|as) .+)$/i,
    (quality, who, where) => clause(`how ${quality} ${who} feel ${where}`),
  ],
  [
    /^how (?:well |fully )?(?:prepared|ready) (?:is|are) .+? for (.+)$/i,
    (np) => thing(`being prepared for ${np}`),
  ],
  [
    new RegExp(
      `^how (${FEELING}) (is|are) (?!you |we |i )(.+?) ((?:with|about|on|in|for|by|to|of) .+)$`,
      "i",
    ),
    (quality, verb, who, rest) => clause(`how ${quality} ${who} ${verb} ${rest}`),
  ],
  [
    new RegExp(
      `^how .+? (?:are|is|do|does) (?:${ACTOR}) (?:feel )?(?:with|about|of|in|for|by|at) ([^,]+)`,
      "i",
    ),
    (np) => thing(np),
  ],
  [/^how [\w -]+? is it (?:for you )?to (.+)$/i, (phrase) => thing(doing(phrase))],
  [
    /^how ([\w -]+?) is it for (.+?) to (.+)$/i,
    (quality, who, phrase) => clause(`how ${quality} it is for ${who} to ${phrase}`),
  ],
  [
    /^how ([\w -]+?) is it ((?:who|what|when|where|how|whether|which).+)$/i,
    (quality, rest) => clause(`how ${quality} it is ${rest}`),
  ],
  [
    new RegExp(`^how (${FEELING}) (is|are|do|does) (.+?)(?: feel)?$`, "i"),
    (quality, verb, who) => clause(`how ${quality} ${who} ${/^(is|does)$/i.test(verb) ? "is" : "are"}`),
  ],
  [
    new RegExp(`^how (${MANNER}) (is|are) (.+?) (${DONE})\\b(.*)$`, "i"),
    (manner, verb, what, done, rest) => clause(`how ${manner} ${what} ${verb} ${done}${rest}`),
  ],
  [new RegExp(`^how (?:${MERIT}) (?:is|are|was|were) (.+)$`, "i"), (np) => thing(np)],
  [
    /^how ([\w -]+?) (is|are|was|were) (.+)$/i,
    (quality, verb, np) =>
      np.split(" ").length > LONG_PHRASE ? thing(np) : clause(`how ${quality} ${np} ${verb}`, np),
  ],
  [
    /^how (much|many) (.+?) (?:do|does) (you|we|people|staff|they) (.+)$/i,
    (amount, of, who, phrase) => clause(`how ${amount} ${of} ${who} ${phrase}`),
  ],
  [
    new RegExp(
      `^how ([\\w-]+(?: ahead| early| long| closely)?) (do|does|did|can|could) (${ACTOR}) (.+)$`,
      "i",
    ),
    (manner, aux, who, phrase) =>
      /^(?:often|frequently|regularly)$/i.test(manner) || !phrase.includes(" ")
        ? clause(`how ${manner} ${who} ${aux.toLowerCase() === "does" ? thirdPerson(phrase) : phrase}`)
        : thing(doing(phrase)),
  ],
  [
    new RegExp(
      `^how ([\\w-]+) (do|does) (.+?) (${VERBS})\\b(?! (?:${VERBS}|desks?|lines?|centres?|centers?|places?)\\b)(.*)$`,
      "i",
    ),
    (manner, aux, who, verb, rest) =>
      clause(`how ${manner} ${who} ${aux === "does" ? thirdPerson(verb) : verb}${rest}`),
  ],
  [/^(?:do|can|did) (?:you|we|i) (.+)$/i, (phrase) => thing(doing(phrase))],
  [/^(?:is|are) there (?:enough |any )?(?!anything|something)(.+)$/i, (np) => thing(np)],
  [/^what (?:is|are|was|were) ((?:your|the|our|my) .+)$/i, (np) => thing(np)],
  [
    /^(what (?:holds|keeps|stops|slows|is holding|is keeping|is stopping|is in|stands in|prevents|worries|frustrates) .+)$/i,
    (text) => clause(text),
  ],
  [/^(?:tell us about|describe) (.+)$/i, (np) => thing(np)],
  [/^((?:our|my|the) .+?) (?:is|are) .+$/i, (np) => thing(np)],
  [/^(?:we|i) (.+)$/i, (phrase) => thing(doing(phrase))],
];
