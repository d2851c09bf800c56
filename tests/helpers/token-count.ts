import type { MessagesRequest } from "#tests/fakes/anthropic-replies";
import { isVerdict, wordsOf } from "#tests/fakes/anthropic-replies";

/**
 * What an attempt costs, counted the same way for both: a token is taken for four characters of what the model reads,
 * which is the system prompt, the schema of the reply, and the user turn.
 */
const tokensOf = (...texts: string[]): number => Math.ceil(texts.join("\n").length / 4);

export interface Cost {
  calls: number;
  inputTokens: number;
}

interface Said {
  role: string;
  content: string;
}

/** What the recorded requests of one attempt come to. */
export function costOf(requests: readonly MessagesRequest[]): Cost {
  const inputs = requests.map((request) => tokensOf(fixedPartOf(request), wordsOf(request)));
  return { calls: requests.length, inputTokens: sum(inputs) };
}

/**
 * What the same attempt would cost if every reply went to a model, together with the conversation so far, and the
 * recommendations were asked for with all of it. Instructions, schemas and the assessment are those of the recorded
 * requests: the model gets to know the questions, their options and prompts, as it would have to.
 * @param withAssessment whether each call holds the assessment, or only what was said
 */
export function naiveCostOf(
  requests: readonly MessagesRequest[],
  conversation: readonly Said[],
  withAssessment = true,
): Cost {
  const judge = requests.find(isVerdict);
  const advice = requests.find((request) => !isVerdict(request));
  if (!judge || !advice) throw new Error("The attempt needs a judged reply and recommendations.");
  const assessment = withAssessment ? (advice.messages[0]?.content[0]?.text ?? "") : "";
  const ask = (request: MessagesRequest, end: number) => {
    const said = conversation.slice(0, end).map(({ role, content }) => `${role}: ${content}`);
    return tokensOf(fixedPartOf(request), assessment, ...said);
  };
  const turns = conversation.flatMap(({ role }, index) => (role === "user" ? [ask(judge, index + 1)] : []));
  return { calls: turns.length + 1, inputTokens: sum(turns) + ask(advice, conversation.length) };
}

const fixedPartOf = ({ system, output_config }: MessagesRequest): string =>
  system + JSON.stringify(output_config.format);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
