import { z } from "zod";

const textBlock = z.object({
  type: z.literal("text"),
  text: z.string(),
  cache_control: z.unknown().optional(),
});

export const messagesRequest = z.object({
  model: z.string(),
  max_tokens: z.number(),
  stream: z.boolean().optional(),
  system: z.string(),
  /** One message, or three when a reply is to be corrected. */
  messages: z
    .array(z.object({ role: z.string(), content: z.array(textBlock).min(1) }))
    .min(1)
    .max(3),
  output_config: z.object({
    format: z.object({
      type: z.literal("json_schema"),
      schema: z.looseObject({ properties: z.record(z.string(), z.unknown()) }),
    }),
  }),
});
export type MessagesRequest = z.output<typeof messagesRequest>;

const askedQuestion = z.object({
  type: z.enum(["text", "rating", "multiple_choice"]),
  options: z.array(z.string()).optional(),
});
const givenReply = z.object({ reply: z.string() });
const promptData = z.object({
  answers: z.array(
    z.object({ question: z.number(), answer: z.union([z.string(), z.array(z.string()), z.null()]) }),
  ),
  cards: z
    .array(
      z.object({
        card: z.number(),
        kind: z.string(),
        title: z.string(),
        why: z.string(),
        steps: z.array(z.object({ text: z.string(), horizon: z.string() })),
        questions: z.array(z.number()),
      }),
    )
    .default([]),
});

/** The text of all messages. */
export const wordsOf = ({ messages }: MessagesRequest): string =>
  messages.flatMap(({ content }) => content.map(({ text }) => text)).join("\n\n");

/** The part of a request up to its last cache mark; null without a mark. */
export function cacheableOf({ system, messages, output_config }: MessagesRequest): string | null {
  const blocks = messages.flatMap(({ content }) => content);
  const marked = blocks.findLastIndex((block) => block.cache_control !== undefined);
  if (marked === -1) return null;
  const before = blocks.slice(0, marked + 1).map(({ text }) => text);
  return [JSON.stringify(output_config.format), system, ...before].join("\n");
}

export const isVerdict = ({ output_config }: MessagesRequest): boolean =>
  "response" in output_config.format.schema.properties;

/** Whether the model is asked to check its own sentences. */
export const isCheck = ({ output_config }: MessagesRequest): boolean =>
  "checks" in output_config.format.schema.properties;

const checked = z.object({ sentences: z.array(z.object({ sentence: z.number(), text: z.string() })) });

/** A reply to a check that answers each sentence with `isSupported`. */
export const checkReply = (request: MessagesRequest, isSupported: (text: string) => boolean) => {
  const { sentences } = checked.parse(dataIn(request));
  return { checks: sentences.map(({ sentence, text }) => ({ sentence, isSupported: isSupported(text) })) };
};
export const supportAll = (request: MessagesRequest) => checkReply(request, () => true);

const dataIn = (request: MessagesRequest): unknown =>
  JSON.parse(/<participant-data-\w+>\n(.*)\n<\/participant-data-/s.exec(wordsOf(request))?.[1] ?? "null");

/** A plausible reply that uses only what the request contains. */
export function sensibleReply(request: MessagesRequest): unknown {
  const content = wordsOf(request);
  const { properties } = request.output_config.format.schema;
  if ("questions" in properties) return draftFrom(content);
  if ("cards" in properties) return { cards: CARDS };
  if (isCheck(request)) return supportAll(request);
  const data = dataIn(request);
  return isVerdict(request) ? verdictOn(content, data) : adviceFrom(data);
}

function verdictOn(content: string, data: unknown) {
  const { reply } = givenReply.parse(data);
  const question = askedQuestion.parse(JSON.parse(/The question:\n(.*?)\n\n/s.exec(content)?.[1] ?? "null"));
  const answer = understood(question, reply);
  const stored = question.type === "text" ? null : answer;
  return answer === null
    ? {
        kind: "cannot-say",
        answer,
        corrects: null,
        response: "I am not sure what you mean. Could you say a little more?",
      }
    : {
        kind: "answer",
        answer: stored,
        corrects: null,
        response: "Thank you, that helps me to understand how you work.",
      };
}

function understood(question: z.output<typeof askedQuestion>, reply: string): string | null {
  if (question.type === "rating") return /[1-5]/.exec(reply)?.[0] ?? null;
  if (question.type === "multiple_choice") {
    return question.options?.find((option) => reply.toLowerCase().includes(option.toLowerCase())) ?? null;
  }
  return /^(idk|dunno|no idea|banana)\b/i.test(reply) ? null : reply;
}

/** A sentence that cites whole answers. */
export const statementFrom = (text: string, ...questions: number[]) => ({
  answers: questions.map((question) => ({ question, quote: null })),
  values: [],
  text,
});

/** Repeats the given cards; without cards, it repeats the start of the first answers. */
function adviceFrom(data: unknown) {
  const { answers, cards } = promptData.parse(data);
  const answered = answers.flatMap(({ question, answer }) =>
    answer === null || answer.length === 0 ? [] : [{ question, words: beginningOf(answer) }],
  );
  const answerCards = answered.slice(0, 3).map(({ question, words }) => ({
    card: null,
    kind: "opportunity",
    title: words,
    why: words,
    steps: [{ text: words, horizon: "week" }],
    questions: [question],
  }));
  const items = (cards.length > 0 ? cards : answerCards).map(({ questions, why, steps, ...item }) => ({
    ...item,
    why: [statementFrom(why, ...questions)],
    steps: steps.map(({ text, horizon }) => ({ ...statementFrom(text, ...questions), horizon })),
    effort: 1,
    impact: 2,
  }));
  return {
    facts: answered.map(({ question }) => `${question}: answered`),
    standing: answered.slice(0, 1).map(({ question, words }) => statementFrom(words, question)),
    items,
    notes: [],
  };
}

const beginningOf = (answer: string | string[]) => [answer].flat().join(" ").split(" ").slice(0, 8).join(" ");

const CARD = { dimension: null, match: "all", title: "", why: "", steps: [], effort: 1, impact: 2 };
const RULE = { about: "question", question: null, dimension: null, op: "is", values: [] };

/** Cards for the questions of `draftFrom`. */
const CARDS = [
  {
    ...CARD,
    kind: "risk",
    dimension: "work",
    rules: [
      { ...RULE, question: 2, op: "atMost", values: ["2"] },
      { ...RULE, question: 4, op: "is", values: ["Not at all"] },
    ],
    title: "It stalls, and nobody looks ahead",
    why: "You answered {{quote:2}}. With {{answer:4}} as a plan it will go on.",
    steps: [{ text: "Write down what stalled.", horizon: "week" }],
  },
  {
    ...CARD,
    kind: "opportunity",
    rules: [{ ...RULE, about: "value", dimension: "whole", op: "atLeast", values: ["75"] }],
    title: "Choose what should grow",
    why: "The ground holds.",
  },
];

/** A template draft about the first words of the description. */
function draftFrom(content: string) {
  const topic = /"description": ?"([^"]{1,30})/.exec(content)?.[1] ?? "work";
  const question = (questionText: string, questionType: string, overrides: object = {}) => ({
    questionText,
    questionType,
    options: null,
    isRequired: true,
    analysisPrompt: `What it says about ${topic}.`,
    shortName: null,
    dimension: null,
    highIs: null,
    scaleLabels: null,
    points: null,
    ...overrides,
  });
  return {
    title: `About ${topic}`,
    description: "A short look at it.",
    resultsAnalysisPrompt: "Put the lowest rating first.",
    questions: [
      question("What do you do?", "text"),
      question("How well does it work?", "rating", {
        shortName: "Works",
        dimension: "work",
        highIs: "good",
        scaleLabels: ["Badly", "", "", "", "Well"],
      }),
      question("How often does it fail?", "rating", { dimension: "work", highIs: "bad" }),
      question("How far ahead do you plan?", "multiple_choice", {
        options: ["Not at all", "A year"],
        dimension: "plan",
        points: [0, 1],
      }),
      question("What is in the way?", "text"),
    ],
    dimensions: [
      { key: "work", name: "Work", description: "How it works." },
      { key: "plan", name: "Planning", description: "How far ahead one sees." },
    ],
    bands: [
      { from: 0, name: "Low", text: "Begin with one thing." },
      { from: 50, name: "High", text: "Go on as you are." },
    ],
    cards: CARDS,
  };
}
