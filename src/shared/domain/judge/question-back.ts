import { bare, fold, wordsOf } from "./normalise";

/** The longest message, in words, that is still read as a question about the question. */
const MAX_WORDS = 20;

const LEAD = "(?:(?:sorry|ok|okay|um|hmm|hm|wait|but|and|so|hi|hello|hey|well|pardon|excuse me|what) )*";
const ABOUT_THE_QUESTION = [
  "(?:what|huh|pardon|come again|eh|why|how|how so|what for|which|which one|who|where|when|meaning|as in|like what|such as|in what sense|in what way|compared to what|for example|for instance|eg|e g)",
  "what (?:do|did|does|are|r) (?:you|u|ya) (?:mean|want|need|expect|ask|asking|looking|talking).*",
  "wdym|wym|que",
  "(?:i need )?help(?: me)?(?: please)?",
  "how long (?:does|will|do) (?:it|this|the rest) take.*",
  "what(?:s| is| are) (?:this|that|these|it|the|my|question|scale|options)(?: (?:about|for|question|scale|options|asking|mean|supposed to mean|exactly))*",
  "(?:what|which) (?:does|do|is|are) .{1,120} (?:mean|means|stand for)(?: here| exactly| please)?",
  "whats? (?:is )?(?:meant|the meaning).*",
  "(?:can|could|would|will) (?:you|u|someone) (?:please |pls |maybe )?(?:(?:explain|clarify|rephrase|repeat|elaborate|translate|simplify|reword|define).*|give (?:me |us )?(?:an |some |more )?(?:example|detail|context|hint).*|tell me (?:what|more).*|help(?: (?:me|us|please|understand|with|this|that|out))*|be more specific)",
  "(?:please |pls )?(?:explain|clarify|rephrase|elaborate|reword|define|repeat)(?: (?:please|pls|that|this|it|the|question|more|again|further))*",
  "(?:i |im |i am |we )?(?:really )?(?:do not|dont|did not|didnt|cannot|cant|not)(?: (?:really|quite|fully|even))? (?:understand|understanding|get it|follow|getting it)(?: (?:the|this|that|your|it|question|what|you|u|mean|youre|are|asking|here|sorry))*",
  "(?:i )?no (?:understand|entiendo|comprendo)(?: .{1,40})?",
  "(?:its |thats |this is |the question is |question is )?(?:unclear|not clear|confusing)",
  "(?:im |i am )?confused(?: (?:by|about) (?:this|that|the question|it))?",
  "(?:(?:give me |can i have |can i get |for |any |an |a |some |show me )+)?examples?(?: (?:please|pls|maybe))?",
  "why (?:do|are|would|did) (?:you|u) .*",
  "why (?:is|does) (?:this|that|it) (?:needed|asked|important|relevant|required|matter).*",
  "(?:who|what) (?:are|r) (?:you|u).*",
  "(?:are|r) (?:you|u) (?:a |an )?(?:bot|robot|human|ai|person|real|machine|chatbot|chatgpt|there).*",
  "(?:is|are) (?:this|it|my answers?|the answers?|these|my data) (?:anonymous|confidential|private|required|mandatory|optional|shared|a trick|a test).*",
  "who (?:will |can )?(?:sees?|reads?|gets?) (?:this|my|these|the answers?).*",
  "how (?:many|much) (?:more )?(?:questions?|longer|time)(?: .{1,40})?",
];
/** The same in other languages; the start of the bare message. */
const ELSEWHERE =
  /^(?:que (?:quieres decir|significa)|no entiendo|como asi|je ne comprends? pas|que veux tu dire|que voulez vous dire|ca veut dire quoi|was meinst du|was meinen sie|was bedeutet|was heisst|ich verstehe (?:das|die frage|es)? ?nicht|wie bitte|nao entendi|nao entendo|o que significa|non capisco|non ho capito|cosa (?:significa|intendi)|ik begrijp|wat bedoel|не понимаю|не понял|не поняла|что это значит|что значит|что ты имеешь|什么意思|什麼意思|我不明白|我不懂|不明白|不懂|看不懂|どういう意味|意味がわか|무슨 뜻|이해가 안|이해 안|لا أفهم|ماذا تعني|ما معنى|मतलब क्या|समझ नहीं|क्या मतलब)/u;

const BACK = new RegExp(`^${LEAD}(?:${ABOUT_THE_QUESTION.join("|")})$`, "u");
/** "Should I count freelancers?" asks; "do I" and its like without the mark may tell. */
const ASKING_LEAVE = /^(?:do|should|can|may|must|am|could|would) (?:i|we)\b.*\?$/;
/** "What is retention?" and "which customers?" want a word explained; with "our" it may be an answer. */
const DEFINITION = /^(?:what(?:'s|s| is| are) (?:an? |the )?(?!our |my |we )\S+(?: \S+)?|which \S+) ?\?$/;
const INTERROGATIVE =
  /^(?:what|whats|what's|why|how|which|who|where|when|is|are|does|do|did|can|could|should|will|may|was)\b/;
const WITH_MARK = /[?？؟⁇]["')\s!.]*$/;

/** Whether a message asks about the question instead of answering it: "what do you mean?", "an example please". */
export function asksBack(message: string): boolean {
  if (/^[?？؟⁇\s]+$/.test(message)) return true;
  const text = bare(message);
  if (text.length > 200 || wordsOf(text).length > MAX_WORDS) return false;
  const asked = fold(message);
  return BACK.test(text) || ELSEWHERE.test(text) || ASKING_LEAVE.test(asked) || DEFINITION.test(asked);
}

/**
 * The same for a question with fixed answers, where anything asked is a question back: "is 5 the best?".
 * On an open question it may be the answer ("how do we keep customers?").
 */
export function asksAnything(message: string): boolean {
  if (asksBack(message)) return true;
  const text = fold(message);
  if (/^(?:how|what) about\b/.test(text)) return false;
  const asked = WITH_MARK.test(text);
  if (/\bright\s*\?$/.test(text)) return true;
  return (asked && INTERROGATIVE.test(text)) || /^(?:what|whats|what's|why|how|which|who)\b/.test(text);
}
