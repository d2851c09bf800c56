import { type AdviceItem, distinctEvidence, type OwnWords } from "#shared/domain/cards/advice";
import { type Card, cardTexts, placeholdersIn } from "#shared/domain/cards/card";
import { rulesOf } from "#shared/domain/questions/conditions";
import type { AdviceContext, AdvisedQuestion } from "./advice-context";
import type { MatchedCard } from "./match-cards";
import { quotedIn, renderCard } from "./render-card";
import { quotedWords, sentence } from "./text-format";

/** The parts of an item that link it to open answers. */
type Section = Pick<AdviceItem, "card" | "title">;

/**
 * Renders cards as advice and quotes each open answer once: at the top if it's urgent, otherwise in the first section
 * about it. An answer that no card quotes is added to its section.
 */
export function renderWithOwnWords(
  matches: readonly MatchedCard[],
  urgent: readonly OwnWords[],
  context: AdviceContext,
): AdviceItem[] {
  const open = openAnswers(context);
  const quoted = new Set(urgent.flatMap(({ evidence }) => evidence.map(({ question }) => question)));
  const items = matches.map((match) => {
    const item = renderCard(match, context, quoted);
    const placeholderIds = new Set(
      cardTexts(match.card)
        .flatMap(placeholdersIn)
        .map(({ question }) => question),
    );
    for (const { id } of open) if (placeholderIds.has(id)) quoted.add(id);
    return item;
  });
  const missing = open.filter(({ id }) => !quoted.has(id));
  return items.map((item) =>
    missing
      .filter((question) => sectionAbout(question, items, context) === item)
      .reduce((longer, question) => withQuote(longer, question, context), item),
  );
}

/** Links each quoted sentence to the section about it. */
export const withSections = (
  ownWords: readonly OwnWords[],
  items: readonly AdviceItem[],
  context: AdviceContext,
): OwnWords[] =>
  ownWords.map((words) => {
    const question = context.questions.find(({ id }) => id === words.evidence[0]?.question);
    const section = question && sectionAbout(question, items, context);
    return section ? { ...words, item: items.indexOf(section) } : words;
  });

const openAnswers = ({ questions, answers, emptyAnswers }: AdviceContext): AdvisedQuestion[] =>
  questions.filter(
    ({ id, questionType }) => questionType === "text" && answers.has(id) && !emptyAnswers.has(id),
  );

/** The first section whose card tests or quotes an open answer, else one based on an answer it follows up on. */
function sectionAbout<S extends Section>(
  { id, conditions }: AdvisedQuestion,
  sections: readonly S[],
  { cards }: AdviceContext,
): S | undefined {
  const textsOf = ({ card: key }: Section) => {
    const card = cards.find((candidate: Card) => candidate.key === key);
    return card ? cardTexts(card) : [];
  };
  const isBasedOn = ({ title }: Section, question: number) =>
    title.evidence.some((entry) => entry.question === question);
  const conditionIds = rulesOf(conditions).map(({ question }) => question);
  return (
    sections.find((section) => isBasedOn(section, id) || textsOf(section).flatMap(quotedIn).includes(id)) ??
    sections.find((section) => conditionIds.some((question) => isBasedOn(section, question)))
  );
}

function withQuote(item: AdviceItem, question: AdvisedQuestion, context: AdviceContext): AdviceItem {
  const answer = context.answers.get(question.id);
  if (answer === undefined) return item;
  const { phrases } = context;
  const text = sentence(phrases.youWrote, { quote: quotedWords(question, answer, phrases) }, phrases);
  const evidence = distinctEvidence([...item.title.evidence, { question: question.id, quote: null }]);
  return { ...item, title: { ...item.title, evidence }, why: [...item.why, { text, evidence }] };
}
