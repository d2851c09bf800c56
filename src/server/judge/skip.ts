import { isSkip } from "#shared/domain/answer";
import { bare } from "./normalise";
import { SKIPS, UNSURE, WAITS } from "./other-languages";

const LEAD =
  "(?:(?:well|ok|okay|sorry|no|um|please|pls|let s|lets|just|honestly|id like to|i want to|i wanna|can i|can we|may i) )*";
const TAIL =
  "(?: (?:please|pls|thanks|thank you|sorry|for now|for me|this time|from me|from us|from my side|no time|question|this|that|it|it please|one|it for now))*";
const ANSWERING =
  "(?:say|answer|share|tell|tell you|respond|comment|disclose|discuss|go into|talk about|reply|give|rate|score|judge|grade)";
const OBJECT =
  "(?: (?:that|this|it|to|about|on|the|any|an|my|question|one|answer|details|info|information|here))*";
const ENGLISH = [
  `(?:skip|skipping|skipped|skp|skipp|sikp|skio|pass|i pass|ill pass|i skip|ill skip|next|next question|move on|moving on)(?: (?:this|it|that|the|one|question|on|over))*`,
  `(?:no|without) (?:comments?|answer|reply|response)`,
  `(?:i )?(?:id |would |i d )?(?:rather|prefer|sooner|like)(?: (?:to|i))? not(?: to)?(?: (?:${ANSWERING}|saying|answering|sharing))?${OBJECT}`,
  `(?:i )?(?:do not|dont|would not|wouldnt|will not|wont|cannot|cant)(?: really)?(?: (?:want|wish|like|care))?(?: to)? ${ANSWERING}${OBJECT}`,
  `(?:i )?(?:do not|dont|would not|wouldnt|cannot|cant|wont) (?:(?:want|wish|like) to )?(?:rate|score|judge|grade) (?:my|our|the|any) \\p{L}+(?: \\p{L}+)?`,
  `(?:i )?(?:do not|dont) (?:want|wish|like)(?: to)?`,
  `(?:i )?(?:decline|refuse|choose not)(?: to)?(?: ${ANSWERING})?${OBJECT}`,
  `(?:its |it is |that is |thats |this is )(?:too |a bit )?(?:private|personal|confidential|sensitive)`,
  `(?:its |thats |that is )?none of (?:your|ur) (?:business|concern)`,
  `(?:im |i am )?(?:not|un) ?(?:comfortable|happy|willing) (?:to )?(?:answer|answering|say|saying|share|sharing)${OBJECT}`,
  `(?:prefer|rather) not`,
  `(?:leave|keep) (?:it|this|that|this one|that one)? ?(?:blank|empty|out)`,
];
const SKIPPING = new RegExp(`^${LEAD}(?:${ENGLISH.join("|")})${TAIL}$`, "u");

const ELSEWHERE: ReadonlySet<string> = new Set(SKIPS);
const UNSURE_ELSEWHERE: ReadonlySet<string> = new Set(UNSURE);

const NOT_APPLICABLE =
  /^(?:na|n a|not applicable|(?:it |this |that )?(?:does not|doesnt) apply)(?: (?:here|to us|to me|for us|for me))?$/;
const UNSURE_ENGLISH =
  /^(?:(?:well|honestly|sorry|um|hmm|hm|oh) )*(?:(?:i )?(?:really |honestly |truly )?(?:dunno|(?:do not|dont|cant|cannot|couldnt|wouldnt)(?: really)? (?:know|say|tell|judge|decide))(?: yet| sorry| tbh| that| this| really| what to (?:say|pick|choose))*|idk|dunno|no idea|no clue|not (?:too |really |so |entirely |quite )?sure(?: about (?:that|this|it)| yet| tbh| sorry| really)*|(?:im |i am )?(?:not sure|unsure|undecided)(?: about (?:that|this|it)| yet)*|hard to (?:say|tell)|(?:its )?difficult to (?:say|tell)|who knows|no opinion|depends|it depends|(?:no|not a|not the slightest) (?:idea|clue)(?: .{1,40})?|no opinion on (?:this|that))$/u;

/** Whether a message asks to leave the question out: "skip", "pass", "I'd rather not say", "no comment". */
export function asksToSkip(message: string): boolean {
  const text = bare(message);
  return isSkip(text) || (text.length <= 120 && (SKIPPING.test(text) || ELSEWHERE.has(text)));
}

/** Whether a message says that the question does not apply; on an open question those words can be an answer. */
export function doesNotApply(message: string): boolean {
  const text = bare(message);
  return text.length <= 80 && NOT_APPLICABLE.test(text);
}

const WAITING =
  /^(?:(?:ok|okay|hmm|um|sorry|please|pls|hold on|hang on) )*(?:never ?mind|nvm|forget it|hold on|hang on|wait|brb|be right back|(?:(?:wait|just|give me|gimme|wait for) )*(?:a|one|1) (?:sec|second|min|minute|moment|mo)|let me (?:think|check|see|ask)|i (?:need|have) to (?:think|check|ask)|thinking)(?: (?:please|pls|a bit|about (?:it|this|that)|a (?:sec|second|minute|moment)|first|someone|my \p{L}+))*$/u;
const WAITING_ELSEWHERE: ReadonlySet<string> = new Set(WAITS);

/** Whether a message only asks for time, or takes back what was said: "one second", "let me think", "never mind". */
export function asksToWait(message: string): boolean {
  const text = bare(message);
  return text.length <= 80 && (WAITING.test(text) || WAITING_ELSEWHERE.has(text));
}

/** Whether a message says that the participant does not know. */
export function isUnsure(message: string): boolean {
  const text = bare(message);
  return text.length <= 80 && (UNSURE_ENGLISH.test(text) || UNSURE_ELSEWHERE.has(text));
}
