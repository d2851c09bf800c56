import type { MessagesRequest } from "#tests/fakes/anthropic-replies";
import { isVerdict, wordsOf } from "#tests/fakes/anthropic-replies";

/**
 * Estimates tokens as characters divided by four. The input of a call is its system prompt, response schema and user
 * turn.
 */
const tokensOf = (...texts: string[]): number => Math.ceil(texts.join("\n").length / 4);

export interface Cost {
  calls: number;
  inputTokens: number;
}

interface Message {
  role: string;
  content: string;
}

/** The cost of an attempt's recorded requests. */
export function costOf(requests: readonly MessagesRequest[]): Cost {
  const inputs = requests.map((request) => tokensOf(fixedPartOf(request), wordsOf(request)));
  return { calls: requests.length, inputTokens: sum(inputs) };
}

/**
 * The cost if every message went to a model with the whole conversation, and so did the request for recommendations.
 * Instructions, schemas and the assessment come from the recorded requests.
 * @param withAssessment whether each call contains the assessment's questions, options and prompts
 */
export function naiveCostOf(
  requests: readonly MessagesRequest[],
  conversation: readonly Message[],
  withAssessment = true,
): Cost {
  const judge = requests.find(isVerdict);
  const advice = requests.find((request) => !isVerdict(request));
  if (!judge || !advice) throw new Error("The attempt needs a judged reply and recommendations.");
  const assessment = withAssessment ? (advice.messages[0]?.content[0]?.text ?? "") : "";
  const ask = (request: MessagesRequest, end: number) => {
    const messages = conversation.slice(0, end).map(({ role, content }) => `${role}: ${content}`);
    return tokensOf(fixedPartOf(request), assessment, ...messages);
  };
  const turns = conversation.flatMap(({ role }, index) => (role === "user" ? [ask(judge, index + 1)] : []));
  return { calls: turns.length + 1, inputTokens: sum(turns) + ask(advice, conversation.length) };
}

const fixedPartOf = ({ system, output_config }: MessagesRequest): string =>
  system + JSON.stringify(output_config.format);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
