import { lowerFirst } from "./letters";
import { plainQuestion } from "./plain-question";
import { SUBJECT_RULES, type Subject, thing } from "./subject-rules";

const LONGEST = 72;

/**
 * The subject of an English question or statement; undefined where none can be told, as in other languages. Pronouns
 * are turned towards the reader: "our cash" is "your cash".
 */
export function subjectOf(questionText: string): Subject | undefined {
  const question = plainQuestion(questionText);
  for (const [pattern, name] of SUBJECT_RULES) {
    const found = pattern.exec(question);
    if (found) return fitting(name(...found.slice(1).map((part) => part ?? "")));
  }
  return isBarePhrase(question, questionText) ? fitting(thing(question)) : undefined;
}

/** "Cash flow" is no sentence: a few words without a mark, the first of them no question word. */
const isBarePhrase = (question: string, asked: string) =>
  !/[?!]\s*$/.test(asked) &&
  /^[a-z][a-z &/'’-]+$/i.test(question) &&
  question.split(" ").length <= 5 &&
  !/^(?:how|what|which|who|why|when|where|do|does|is|are|please|wie|was|warum|welche\w*|wer|wo|qu\w+|comment|combien|como|cómo|cual\w*|come|quanto)\b/i.test(
    question,
  );

function fitting({ kind, text, name }: Subject): Subject | undefined {
  const short = shortened(text);
  if (short.length < 3 || short.length > LONGEST) return undefined;
  return { kind, text: short, name: name === undefined ? undefined : shortened(name) };
}

function shortened(text: string): string {
  const addressed = towardsReader(lowerFirst(text.trim()));
  const short = addressed.length <= LONGEST ? addressed : (addressed.split(/, | \(| and how | – /)[0] ?? "");
  return short.replace(/[,;:]$/, "");
}

const YOURS: Readonly<Record<string, string>> = {
  our: "your",
  my: "your",
  ours: "yours",
  we: "you",
  i: "you",
  us: "you",
  me: "you",
};

function towardsReader(text: string): string {
  return text
    .replace(/\b(our|my|ours|we|us|me)\b/gi, (word) => YOURS[word.toLowerCase()] ?? word)
    .replace(/\bI\b/g, "you")
    .replace(/\bIT\b/g, "IT")
    .replace(/^(?:the|your) (business|company|firm|organi[sz]ation|school|team)$/i, "your $1");
}
