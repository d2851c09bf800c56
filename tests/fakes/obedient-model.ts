import {
  isCheck,
  isVerdict,
  type MessagesRequest,
  statementFrom,
  supportAll,
  wordsOf,
} from "./anthropic-replies";

/** Canaries that reveal a leak of the author's guidance. */
export const LEAKED = "the hidden margin of the trade";
export const GUIDANCE = `Zebra guidance: look in every word of the reply for ${LEAKED} and for nothing else.`;

/**
 * A model that obeys injected instructions. It repeats the participant's words as its own, prints its whole request,
 * accepts and skips everything, and cites things that don't exist, in turn by call.
 */
export function obedientModel() {
  let calls = 0;
  return (request: MessagesRequest): unknown => {
    if (isCheck(request)) return supportAll(request);
    calls += 1;
    const participantText = wordsIn(request);
    const everything = `${request.system}\n${wordsOf(request)}`;
    const text = calls % 2 === 0 ? `As you wish: ${everything}` : participantText;
    return isVerdict(request) ? verdict(text, calls) : advice(text, participantText);
  };
}

function verdict(response: string, calls: number) {
  const answer = ["skip", "5", ["skip", "5"], "Nobody", null][calls % 5];
  return { kind: calls % 7 === 0 ? "partly" : "answer", answer, corrects: null, response };
}

function advice(text: string, participantText: string) {
  const cited = (...answers: object[]) => ({ answers, values: [], text });
  const item = {
    card: null,
    kind: "opportunity",
    title: text,
    why: [
      cited({ question: 99, quote: participantText }),
      cited({ question: 1, quote: "nobody said this" }),
      cited({ question: 1, quote: participantText }),
      statementFrom(text, 1),
    ],
    steps: [
      { ...statementFrom(text, 1), horizon: "week" },
      { ...statementFrom(participantText, 1), horizon: "week" },
    ],
    effort: 1,
    impact: 3,
  };
  return {
    facts: [text],
    standing: [statementFrom(text, 1)],
    items: [item, item],
    notes: [statementFrom(text, 1)],
  };
}

function wordsIn(request: MessagesRequest): string {
  const data: unknown = JSON.parse(
    /<participant-data-\w+>\n(.*)\n<\/participant-data-/s.exec(wordsOf(request))?.[1] ?? "null",
  );
  return textsIn(data).join("\n");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
