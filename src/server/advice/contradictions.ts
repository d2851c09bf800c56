import type { Statement } from "#shared/domain/advice";
import { worthOf } from "#shared/domain/score";
import type { AdviceGround, AdvisedQuestion } from "./ground";
import { say } from "./phrases/phrases";
import { questionName, quotedWords } from "./words";

/** Two answers whose worth differs by so much do not fit together, from 0 to 1 (decision 0070). */
const APART = 0.75;
/** So many are named, one a dimension. */
const MOST = 3;

interface Worth {
  question: AdvisedQuestion;
  worth: number;
}

/** Answers of one dimension that pull in different directions, both quoted; those furthest apart first. */
export function contradictionsIn(ground: AdviceGround): Statement[] {
  const worths = ground.questions.flatMap((question): Worth[] => {
    const answer = ground.answers.get(question.id);
    const worth = answer === undefined ? null : worthOf(question, answer);
    return worth === null ? [] : [{ question, worth }];
  });
  return [...new Set(worths.map(({ question }) => question.dimension))]
    .flatMap((dimension) => ends(worths.filter(({ question }) => question.dimension === dimension)))
    .filter(({ low, high }) => high.worth - low.worth >= APART)
    .sort((a, b) => b.high.worth - b.low.worth - (a.high.worth - a.low.worth))
    .slice(0, MOST)
    .map(({ low, high }) => said(low.question, high.question, ground));
}

/** The lowest and the highest of some; nothing of none. */
function ends(worths: readonly Worth[]): { low: Worth; high: Worth }[] {
  const sorted = [...worths].sort((a, b) => a.worth - b.worth);
  const [low, high] = [sorted[0], sorted.at(-1)];
  return low && high ? [{ low, high }] : [];
}

function said(low: AdvisedQuestion, high: AdvisedQuestion, ground: AdviceGround): Statement {
  const answered = (question: AdvisedQuestion) =>
    `${questionName(question)}: ${quotedWords(question, ground.answers.get(question.id) ?? "", ground.phrases)}`;
  return {
    text: say(ground.phrases.contradiction, { one: answered(high), other: answered(low) }),
    evidence: [high, low].map(({ id }) => ({ question: id, quote: null })),
  };
}
