import { ratingOutOfFive } from "#shared/domain/questions/question";
import type { AdvisedQuestion } from "../../../advice/advice-context";
import type { Claim } from "../../grounding/claims";
import type { Sources } from "../../grounding/sources";
import { answersWithin } from "./advice";
import { DATA_RULE, dataBlock } from "./data-block";
import type { Prompt } from "./prompt";

const CHECK_SYSTEM = `You check sentences that were written about the answers one participant gave in an assessment. You get the questions with their answers, the cards on which the assessment's author wrote what to say to such answers, and the sentences. Each names the answers it rests on, and its card if it words one.

Output field:
- checks: one entry for each sentence, in their order.
  - sentence: its number.
  - isSupported: true if the answers it names, or its card, say so. false if it adds a fact, a cause, a number or a person, if it says the opposite of an answer, or if you are not sure. A sentence that only says what to do is supported if the answers or the card call for it.

${DATA_RULE}`;

/** Asks a model to check the sentences it wrote. @param boundary random letters and digits, new for each call */
export function checkPrompt(claims: readonly Claim[], sources: Sources, boundary: string): Prompt {
  const { redactor, context } = sources.request;
  const placeOf = new Map(context.questions.map(({ id }, index) => [id, index + 1]));
  const cited = new Set(claims.flatMap(({ evidence }) => evidence.map(({ question }) => question)));
  const cards = sources.cards.map(({ item }) => item);
  const promptAnswers = answersWithin(sources);
  const answers = context.questions.flatMap((question, index) =>
    cited.has(question.id)
      ? [
          {
            question: index + 1,
            text: question.questionText,
            answer: readableAnswer(question, promptAnswers[index]?.answer ?? null),
          },
        ]
      : [],
  );
  const citedCards = cards.flatMap((card, index) =>
    claims.some((claim) => claim.card === card)
      ? [
          {
            card: index + 1,
            title: card.title.text,
            why: redactor.hide(card.why.map(({ text }) => text).join(" ")),
            steps: card.steps.map(({ text }) => redactor.hide(text)),
          },
        ]
      : [],
  );
  const data = {
    answers,
    cards: citedCards,
    sentences: claims.map(({ text, evidence, card }, index) => ({
      sentence: index + 1,
      text: redactor.hide(text),
      answers: [...new Set(evidence.map(({ question }) => placeOf.get(question)))],
      card: card ? cards.indexOf(card) + 1 : undefined,
    })),
  };
  return {
    system: CHECK_SYSTEM,
    stable: "Check these sentences:",
    own: dataBlock(boundary, data),
    sent: ["questions", "answers", "sentences", ...(citedCards.length > 0 ? (["cards"] as const) : [])],
    secrets: [CHECK_SYSTEM],
    known: [],
  };
}

/** A rating becomes "4/5", with its label. */
const readableAnswer = (question: AdvisedQuestion, answer: string | readonly string[] | null) =>
  question.questionType === "rating" && typeof answer === "string"
    ? ratingOutOfFive(question, answer)
    : answer;
