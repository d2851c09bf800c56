import { bare, fold, wordsOf } from "./normalise";
import { ASKING, ASKING_UNSPACED, QUESTIONS } from "./other-languages";

/** The longest message, in words, that is still read as a question about the question. */
const MAX_WORDS = 20;

const LEAD = "(?:(?:sorry|ok|okay|um|hmm|hm|wait|but|and|so|hi|hello|hey|well|pardon|excuse me|what) )*";
const ABOUT_THE_QUESTION = [
  "(?:what|huh|pardon|come again|eh|why|how|how so|what for|which|which one|who|where|when|meaning|as in|like what|such as|in what sense|in what way|compared to what|for example|for instance|eg|e g)",
  "what (?:do|did|does|are|r) (?:you|u|ya) (?:mean|want|need|expect|ask|asking|looking|talking).*",
  "wdym|wym|que",
  "(?:i need )?help(?: me)?(?: please)?",
  "do (?:you|u) (?:mean|want|need).*",
  "(?:do|must|should|am) (?:i|we) (?:have to |need to |supposed to )?(?:answer|write|say|type|explain|list|include|count|pick|choose)(?: .{1,80})?",
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
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** The same in other languages; the start of the bare message. */
const ELSEWHERE = new RegExp(
  `^(?:${QUESTIONS.map((start) => (UNSPACED.test(start) ? start : `${start}(?: |$)`)).join("|")})`,
  "u",
);
/** A longer message that begins so says something: "no entiendo por qué los clientes no vuelven". */
const MAX_WORDS_ELSEWHERE = 6;
/** The same where what is asked about comes first: "1 ne demek?", "1是什么意思". */
const ELSEWHERE_LAST =
  /(?:ne demek|ka matlab kya hai|का मतलब क्या है|什么意思|什麼意思|どういう意味(?:ですか)?|무슨 뜻(?:이에요|인가요)?)$/u;

const BACK = new RegExp(`^${LEAD}(?:${ABOUT_THE_QUESTION.join("|")})$`, "u");
/** "Should I count freelancers?" asks; "do I" and its like without the mark may tell. */
const ASKING_LEAVE = /^(?:do|should|can|may|must|am|could|would) (?:i|we)\b.*\?$/;
/** "What is retention?" and "which customers?" want a word explained; with "our" it may be an answer. */
const DEFINITION = /^(?:what(?:'s|s| is| are) (?:an? |the )?(?!our |my |we )\S+(?: \S+)?|which \S+) ?\?$/;
/** "Is revenue meant or profit?" */
const MEANT = /\b(?:meant|included|counted)\b.*\?$/;
const INTERROGATIVE =
  /^(?:what|whats|what's|why|how|which|who|where|when|is|are|does|do|did|can|could|should|will|may|was)\b/;
/** "4, is this anonymous?" answers before it asks. */
const ANSWERED_FIRST = /^\d ?[,.;!:]/;
/** The same without the mark: "does that include part timers", "is 5 good". Asking leave to answer is an answer. */
const UNMARKED =
  /^(?:what|whats|what's|why|how|which|who)\b|^(?:does|do|is|are|can|could|should|may|must|am|will|would) (?:i|we|you|u|it|this|that|they|there|\d)\b/;
const LEAVE_TO_ANSWER = /^(?:can|could|may) (?:i|we) (?:just )?(?:say|put|go|give) /;
const WITH_MARK = /[?？؟⁇]["')\s!.]*$/;

/** Whether a message asks about the question instead of answering it: "what do you mean?", "an example please". */
export function asksBack(message: string): boolean {
  if (/^[?？؟⁇\s]+$/.test(message)) return true;
  const text = bare(message);
  if (text.length > 200 || wordsOf(text).length > MAX_WORDS) return false;
  const asked = fold(message);
  const isShort = wordsOf(text).length <= MAX_WORDS_ELSEWHERE;
  if (isShort && (ELSEWHERE.test(text) || ELSEWHERE_LAST.test(text))) return true;
  return BACK.test(text) || ASKING_LEAVE.test(asked) || MEANT.test(asked) || DEFINITION.test(asked);
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
  if (asked && !ANSWERED_FIRST.test(text) && asksElsewhere(bare(message))) return true;
  return (asked && INTERROGATIVE.test(text)) || (UNMARKED.test(text) && !LEAVE_TO_ANSWER.test(text));
}

/** Why it is asked, in the languages that are read; the start of the bare message, or all of it. */
const REASON =
  /^(?:(?:sorry|ok|okay|um|hmm|but|and|so|well) )*(?:why$|what for$|how come$|why (?:do|are|would|did|should|must|is|does|u|you|this|that|it|ask)\b|what (?:do|will|would|are) (?:you|u) (?:need|want|use|do|going to do|doing|using)\b|what is (?:this|that|it) for|whats (?:this|that|it) for|(?:how|in what way) is (?:this|that|it) relevant|warum|wieso|weshalb|wozu|por que|para que|pourquoi|perche|waarom|dlaczego|po co|neden|niye|почему|зачем|لماذا|क्यों|为什么|為什麼|なぜ|왜|varfor|hvorfor|kenapa|tai sao)/u;
/** What a question's own text of help says nothing about: who listens, who reads it, how long it takes. */
const BESIDE =
  /^(?:(?:sorry|ok|okay|um|hmm|hi|hello|hey|but|and|so) )*(?:(?:who|what) (?:are|r) (?:you|u)\b|(?:are|r) (?:you|u)\b|who (?:will |can )?(?:sees?|reads?|gets?)\b|how (?:many|much) (?:more )?(?:questions?|longer|time)\b|how long\b|.*\b(?:anonymous|confidential|private|required|mandatory|optional|shared|a trick|a test)\b)/;

/** What a message that asks back wants to know. */
export function aboutOf(message: string): "reason" | "meaning" | "else" {
  const text = bare(message);
  if (BESIDE.test(text)) return "else";
  return REASON.test(text) ? "reason" : "meaning";
}

function asksElsewhere(text: string): boolean {
  return (
    wordsOf(text).some((word) => ASKING.has(word)) || ASKING_UNSPACED.some((asking) => text.includes(asking))
  );
}
