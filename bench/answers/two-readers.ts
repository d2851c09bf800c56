import { parseAnswer } from "../../src/server/answer-parser/parse-answer";
import type { ParseResult } from "../../src/server/answer-parser/parse-result";
import type { Verdict } from "../../src/server/assistant/assistant";
import { storedByBoth } from "../../src/server/assistant/two-readers";
import { type AnswerValue, SKIP } from "../../src/shared/domain/answer";
import { RATING_VALUES } from "../../src/shared/domain/questions/question";
import type { LabeledReply } from "./replies";
import { isExpected } from "./score";

type Read = Pick<Verdict, "kind" | "answer">;

/** Shares of all replies; `askedAgain` is a share of those with an answer. */
export interface BothScore {
  replies: number;
  wrong: number;
  right: number;
  askedAgain: number;
}

/**
 * Scores the parser alone, a scripted model alone, and both together.
 * @param wrong the share of all replies that the model would store wrongly
 */
export function compareReaders(replies: readonly LabeledReply[], wrong: number, random: () => number) {
  const wrongable = replies.filter((labeled) => wrongReadings(labeled).length > 0).length;
  const each = replies.map((labeled) => {
    const parsed = parseAnswer(labeled.question, labeled.reply);
    const read = readBy(labeled, (wrong * replies.length) / wrongable, random);
    const byModel = parsed.isExact ? storedIn(parsed) : read.answer;
    const both = parsed.isExact ? storedIn(parsed) : storedByBoth(labeled.question, read, parsed);
    return { labeled, parsed, read, byModel, both };
  });
  const score = (pick: (one: (typeof each)[number]) => AnswerValue | null) =>
    scoreOf(each.map((one) => ({ ...one, value: pick(one) })));
  return {
    parser: score(({ parsed }) => storedIn(parsed)),
    model: score(({ byModel }) => byModel),
    both: score(({ both }) => both),
  };
}

const storedIn = (parsed: ParseResult) => (parsed.outcome === "stored" ? parsed.answer : null);

function scoreOf(values: { labeled: LabeledReply; value: AnswerValue | null }[]): BothScore {
  const isRight = ({ labeled, value }: (typeof values)[number]) =>
    value === null ? labeled.expected.includes("rejected") : isExpected(labeled, value);
  const answers = values.filter(({ labeled }) => !labeled.expected.includes("rejected"));
  return {
    replies: values.length,
    wrong: values.filter((one) => one.value !== null && !isRight(one)).length / values.length,
    right: values.filter(isRight).length / values.length,
    askedAgain: answers.filter(({ value }) => value === null).length / answers.length,
  };
}

function readBy(labeled: LabeledReply, wrong: number, random: () => number): Read {
  const wrongs = wrongReadings(labeled);
  const dice = random();
  const chosen = wrongs[Math.floor(random() * wrongs.length)];
  return chosen && dice < wrong ? chosen : rightReading(labeled);
}

function rightReading({ expected: [label = ""], question, reply, kind }: LabeledReply): Read {
  if (label === "rejected")
    return { kind: /question/.test(kind) ? "question-back" : "off-topic", answer: null };
  if (label === "skipped") return { kind: "cannot-say", answer: SKIP };
  if (question.questionType === "text") return { kind: "answer", answer: reply.trim() };
  const named = label.slice(2).split(" + ");
  return {
    kind: "answer",
    answer:
      question.questionType === "multiple_choice" && question.selection === "several"
        ? named
        : (named[0] ?? ""),
  };
}

/** All wrong answers that a model could store: another value, or one option too many or too few. */
function wrongReadings(labeled: LabeledReply): Read[] {
  return possible(labeled)
    .filter((value) => value.length > 0 && !isExpected(labeled, value))
    .map((answer) => ({ kind: "answer", answer }));
}

function possible({ question, reply, expected }: LabeledReply): AnswerValue[] {
  const { questionType, selection, options } = question;
  if (questionType === "text") return expected.includes("rejected") ? [reply.trim()] : [];
  if (questionType === "rating") return [...RATING_VALUES];
  if (selection !== "several") return [...(options ?? [])];
  const right = expected[0]?.startsWith("= ") ? expected[0].slice(2).split(" + ") : [];
  return (options ?? []).flatMap((option) => [
    [option],
    right.includes(option) ? right.filter((one) => one !== option) : [...right, option],
  ]);
}
