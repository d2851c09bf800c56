import type { CardsRequest } from "../../assistant";
import { CARD_FORMAT } from "./card-format";
import { DATA_RULE, dataBlock } from "./data-block";
import type { Prompt } from "./prompt";

const CARDS_SYSTEM = `You help the author of an assessment, a questionnaire whose answers become advice by rules. You get the assessment and propose cards for it, which the author looks through one by one.

Output field:
- cards: at most twelve for a whole assessment, at most four for a single question. For each important question something at its bad end and something at its good end; at least one risk where the questions bear it; no card that says what a card that is there says already.

${CARD_FORMAT}

Write in the language of the questions. Plain text without markdown, HTML or links.

${DATA_RULE}`;

/** On no receipt: contains no participant's data. @param boundary random letters and digits, new for each call */
export function cardsPrompt(request: CardsRequest, boundary: string): Prompt {
  const { title, description, resultsAnalysisPrompt, questions, about, scoring, cards } = request;
  const task = about === null ? "Propose cards for this assessment:" : `Propose cards for question ${about}:`;
  const assessment = {
    title,
    description,
    resultsAnalysisPrompt,
    scale: scoring?.scale.max ?? null,
    dimensions: scoring?.dimensions.map(({ key, name, description: meaning, bands }) => ({
      key,
      name,
      meaning,
      bands: bands?.map(({ name: band }) => band),
    })),
    bands: scoring?.bands.map(({ name }) => name),
    questions: questions.map((question, at) => ({ number: at + 1, ...describeQuestion(question) })),
    cardsThatAreThere: cards.map(({ title: existingTitle }) => existingTitle),
  };
  return {
    system: CARDS_SYSTEM,
    stable: task,
    own: dataBlock(boundary, assessment),
    sent: [],
    secrets: [CARDS_SYSTEM],
    known: [],
  };
}

/** What a model needs to know about a question, without unset fields. */
function describeQuestion(question: CardsRequest["questions"][number]) {
  const { questionText, questionType, options, selection, scaleLabels, highIs, points, dimension } = question;
  const { analysisPrompt } = question;
  return {
    text: questionText,
    type: questionType,
    ...(options && { options }),
    ...(options && selection === "several" && { several: true }),
    ...(scaleLabels && { scaleLabels }),
    ...(highIs && { highIs }),
    ...(points && { points }),
    ...(dimension && { dimension }),
    ...(analysisPrompt && { analysisPrompt }),
  };
}
