import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { normalize, splitWords } from "../../language/normalize";
import { phraseSet, phraseTest } from "../../language/phrases";
import { saysNone } from "../negation";
import { parseYesNo } from "../yes-no-reply";
import { isPhrase, parseUtterance } from "./utterance";
import { asksYesOrNo } from "./vague-answers";

const MAX_WORDS = 6;

const morePhrases = phraseSet(({ grammar }) => [grammar.more ?? ""]);
const isFiller = phraseTest(({ grammar }) => [grammar.filler]);

/** True if a message declines a question such as "Anything else?": "no", "nothing, thanks". */
export function isNothingToAdd(message: string, question: Pick<AnswerableQuestion, "questionText">): boolean {
  const words = splitWords(normalize(message));
  if (words.length > MAX_WORDS || !asksForMore(question)) return false;
  if (words.length === 0) return /^(?:[-–—./]+|👍\p{Emoji_Modifier}?)$/u.test(message.trim());
  const parts = message.split(/[,.!;]/u).filter((part) => normalize(part) !== "");
  const isNone = (part: string) =>
    saysNone(normalize(part)) || isPoliteness(part) || parseYesNo(part) === "no";
  return parts.some(isNone) && parts.every((part) => isNone(part) || isFiller(normalize(part)));
}

const isPoliteness = (part: string): boolean =>
  parseUtterance(part).some((utterance) => isPhrase(utterance, "thanks", "parting"));

function asksForMore(question: Pick<AnswerableQuestion, "questionText">): boolean {
  const text = ` ${normalize(question.questionText)} `;
  return asksYesOrNo(question) && [...morePhrases()].some((phrase) => text.includes(` ${phrase} `));
}
