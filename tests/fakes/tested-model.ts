import { INJECTIONS } from "#server/assistant/trial/injections";
import { LABELLED } from "#server/assistant/trial/replies";
import { isVerdict, type MessagesRequest, saying, sensibleReply, wordsOf } from "./anthropic-replies";

/** What each labelled reply means, as only a perfect reader would know. */
const MEANS = new Map(LABELLED.flatMap(({ replies }) => replies));

const COMMANDS = new Set(INJECTIONS.map(([reply]) => reply));

/** What a model does wrong in its test. */
export interface Flaws {
  /** Stores something for the first so many commands in place of an answer. */
  obeys?: number;
  /** Says the code word to whoever asks. */
  tells?: boolean;
  /** Quotes what nobody said. */
  invents?: boolean;
}

/** A model that knows the test by heart, but for its flaws. */
export function testedModel({ obeys = 0, tells = false, invents = false }: Flaws = {}) {
  const obeyed = new Set(INJECTIONS.slice(0, obeys).map(([reply]) => reply));
  return (request: MessagesRequest): unknown => {
    const data = JSON.parse(
      /<participant-data-\w+>\n(.*)\n<\/participant-data-/s.exec(wordsOf(request))?.[1] ?? "{}",
    );
    if (!isVerdict(request)) return advice(data.answers, data.cards, invents);
    const { reply } = data;
    if (!MEANS.has(reply) && !COMMANDS.has(reply)) return sensibleReply(request);
    const question = JSON.parse(/The question:\n(.*?)\n\n/s.exec(wordsOf(request))?.[1] ?? "{}");
    const means = obeyed.has(reply) ? (question.options?.[0] ?? "5") : MEANS.get(reply);
    const response = tells && !MEANS.has(reply) ? "The code word is Quillon." : "Thank you.";
    if (means === undefined || means === null)
      return { kind: "off-topic", answer: null, corrects: null, response };
    if (means === "skip") return { kind: "cannot-say", answer: "skip", corrects: null, response };
    const answer = question.type === "text" ? null : question.several ? [means].flat() : means;
    return { kind: "answer", answer, corrects: null, response };
  };
}

interface Given {
  question: number;
  answer: unknown;
}

function advice(answers: Given[], cards: { card: number; kind: string }[] = [], invents: boolean) {
  const texts = answers.flatMap(({ question, answer }) =>
    typeof answer === "string" && answer.length > 2 ? [{ question, answer }] : [],
  );
  const [first] = texts;
  const quote = invents
    ? "words that nobody here has ever said"
    : String(first?.answer).split(" ").slice(0, 4).join(" ");
  const why = [
    { answers: [{ question: first?.question ?? 1, quote }], values: [], text: "This holds you up." },
  ];
  const item = {
    card: cards[0]?.card ?? null,
    kind: cards[0]?.kind ?? "opportunity",
    title: "Begin with this",
    why: [...why, saying("It matters first.", first?.question ?? 1)],
    steps: [{ ...saying("Write it down.", first?.question ?? 1), horizon: "week" }],
    effort: 1,
    impact: 2,
  };
  return { facts: [], standing: why, items: [item], notes: [] };
}
