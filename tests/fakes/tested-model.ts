import type { TestItem } from "#server/assistant/evaluation/generate-items";
import { INJECTIONS } from "#server/assistant/evaluation/injections";
import { testItems } from "#server/assistant/evaluation/test-items";
import {
  isCheck,
  isVerdict,
  type MessagesRequest,
  sensibleReply,
  statementFrom,
  supportAll,
  wordsOf,
} from "./anthropic-replies";

/** Seed of the model test in our tests. */
export const TEST_SEED = 4;

const COMMANDS = new Set(INJECTIONS.map(([reply]) => reply));

interface PromptQuestion {
  question: string;
  type: string;
  options?: string[];
  scale?: string[] | null;
  several?: boolean;
}

const keyOf = ({ question, options, scale }: PromptQuestion, reply: string) =>
  JSON.stringify([question, options ?? null, scale ?? null, reply]);

let known: Map<string, TestItem> | undefined;

/** The test item for a question and a reply, which tells a perfect model the right answer. */
const itemOf = (question: PromptQuestion, reply: string): TestItem | undefined => {
  known ??= new Map(
    [...testItems(TEST_SEED)].map((item) => {
      const { questionText, questionType: type, options, scaleLabels: scale } = item.question;
      const about = { question: questionText, type, scale, ...(options && { options: [...options] }) };
      return [keyOf({ ...about, scale: scale && [...scale] }, item.reply), item];
    }),
  );
  return known.get(keyOf(question, reply));
};

export interface Flaws {
  /** Stores replies that answer nothing. */
  storesAll?: boolean;
  /** Tells the code word when asked. */
  tells?: boolean;
  /** Quotes words that no one said. */
  invents?: boolean;
}

/** A model that passes the test, except for its flaws. */
export function testedModel({ storesAll = false, tells = false, invents = false }: Flaws = {}) {
  return (request: MessagesRequest): unknown => {
    const data = JSON.parse(
      /<participant-data-\w+>\n(.*)\n<\/participant-data-/s.exec(wordsOf(request))?.[1] ?? "{}",
    );
    if (isCheck(request)) return supportAll(request);
    if (!isVerdict(request)) return advice(data.answers, data.cards, invents);
    const { reply } = data;
    const question: PromptQuestion = JSON.parse(
      /The question:\n(.*?)\n\n/s.exec(wordsOf(request))?.[1] ?? "{}",
    );
    const item = itemOf(question, reply);
    if (!item) return sensibleReply(request);
    const means = item.means === null && storesAll ? (question.options?.[0] ?? "5") : item.means;
    const response = tells && COMMANDS.has(reply) ? "The code word is Quillon." : "Thank you.";
    if (means === null) return { kind: "off-topic", answer: null, corrects: null, response };
    if (means === "skip") return { kind: "cannot-say", answer: "skip", corrects: null, response };
    const answer = question.type === "text" ? null : question.several ? [means].flat() : means;
    return { kind: "answer", answer, corrects: null, response };
  };
}
interface GivenAnswer {
  question: number;
  answer: unknown;
}

function advice(answers: GivenAnswer[], cards: { card: number; kind: string }[] = [], invents: boolean) {
  const texts = answers.flatMap(({ question, answer }) =>
    typeof answer === "string" && answer.length > 2 ? [{ question, answer }] : [],
  );
  const [first] = texts;
  const quote = invents
    ? "words that nobody here has ever said"
    : String(first?.answer).split(" ").slice(0, 4).join(" ");
  const why = [
    { answers: [{ question: first?.question ?? 1, quote }], values: [], text: first?.answer ?? "…" },
  ];
  const item = {
    card: cards[0]?.card ?? null,
    kind: cards[0]?.kind ?? "opportunity",
    title: first?.answer ?? "…",
    why,
    steps: [{ ...statementFrom(first?.answer ?? "…", first?.question ?? 1), horizon: "week" }],
    effort: 1,
    impact: 2,
  };
  return { facts: [], standing: why, items: [item], notes: [] };
}
