import type { AnswerValue, Responses } from "#shared/domain/answer";
import { type Card, type CardRule, isScoreRule } from "#shared/domain/cards/card";
import { isGroup, type RuleGroup } from "#shared/domain/questions/conditions";
import { spokenRating } from "#shared/domain/questions/question";
import { bandsOf, OVERALL } from "#shared/domain/scoring";
import { libraryAssessments } from "../../src/server/template-library/library";
import { type CardTemplate, type Extremes, findExtremes } from "./answer-space";

type Question = CardTemplate["questions"][number];

/** The extremes of assessments in the library as readable text, by file name; all if `name` is undefined. */
export function listExtremes(name: string | undefined): Map<string, string> {
  const assessments = libraryAssessments().filter((one) => name === undefined || one.name === name);
  return new Map(
    assessments.map(({ name, template }) => {
      const questions = template.questions.map((one, at) => ({ ...one, id: at + 1, order: at + 1 }));
      const context = { questions, scoring: template.scoring };
      const questionLines = questions.map(
        (one) => `${one.id}. ${one.questionText.trim()}${optionsText(one)}`,
      );
      const cards = template.cards.map((card) => cardText(card, context));
      return [name, [`# ${template.title}`, ...questionLines, "", ...cards].join("\n")];
    }),
  );
}

const optionsText = (question: Question): string =>
  question.questionType === "text"
    ? " (open)"
    : ` [${(question.options ?? question.scaleLabels ?? []).join(" | ")}]`;

function cardText(card: Card, context: CardTemplate): string {
  const extremes = findExtremes(card, context);
  return [
    `## ${card.key} (${card.kind}${card.dimension ? `, area ${card.dimension}` : ""})`,
    `Title: ${card.title}`,
    `Reason: ${card.why}`,
    ...card.steps.map(({ horizon, text }) => `Step (${horizon}): ${text}`),
    `When ${card.when.match} of:`,
    ...card.when.rules.map((part) => `  ${partText(part, context)}`),
    ...(extremes ? extremesText(extremes, context) : ["No answers that were tried trigger this card."]),
    "",
  ].join("\n");
}

const partText = (part: CardRule | RuleGroup<CardRule>, context: CardTemplate): string =>
  isGroup(part)
    ? `${part.match} of (${part.rules.map((rule) => ruleText(rule, context)).join("; ")})`
    : ruleText(part, context);

function ruleText(rule: CardRule, { questions, scoring }: CardTemplate): string {
  if (!isScoreRule(rule)) {
    const value = "value" in rule ? [rule.value].flat().join(" | ") : "";
    return `${nameOf(rule.question, questions)} ${rule.op} ${value}`.trim();
  }
  const key = "score" in rule ? rule.score : rule.band;
  const name = key === OVERALL ? "overall score" : `area ${key}`;
  if ("score" in rule)
    return rule.op === "atLeast"
      ? `${name} from ${rule.value} to ${scoring?.scale.max}`
      : `${name} from 0 to ${rule.value}`;
  const bands = scoring ? bandsOf(scoring, key) : [];
  const at = bands.findIndex((band) => band.name === rule.value);
  return `${name} in band "${rule.value}", from ${bands[at]?.from} to ${bands[at + 1]?.from ?? scoring?.scale.max}`;
}

function extremesText({ best, worst, possible, isSampled }: Extremes, context: CardTemplate): string[] {
  const all = [...possible].filter(([, answers]) => answers.size > 0);
  return [
    `Most favorable: ${answersText(best, context)}`,
    `Least favorable: ${answersText(worst, context)}`,
    `Answers that trigger it${isSampled ? " (from a sample)" : ""}:`,
    ...all.map(([id, answers]) => {
      const question = context.questions.find((one) => one.id === id);
      const chosen = [...answers].flatMap((answer): readonly (string | undefined)[] =>
        answer === undefined || typeof answer === "string" ? [answer] : answer,
      );
      const texts = [...new Set(chosen)].map((answer) => answerText(question, answer));
      return `  ${nameOf(id, context.questions)}: ${texts.join(" | ")}`;
    }),
  ];
}

const answersText = (responses: Responses, { questions }: CardTemplate): string =>
  questions
    .filter(({ id }) => responses[id] !== undefined)
    .map((one) => `${nameOf(one.id, questions)} = ${answerText(one, responses[one.id])}`)
    .join("; ");

function answerText(question: Question | undefined, answer: AnswerValue | undefined): string {
  if (answer === undefined) return "(no answer)";
  if (typeof answer !== "string") return answer.join(" + ");
  return question?.questionType === "rating" ? spokenRating(question, answer) : answer;
}

const nameOf = (id: number, questions: readonly Question[]): string =>
  `${id} ${questions.find((one) => one.id === id)?.shortName ?? "question"}`;
