import { z } from "zod";
import { MAX_CHOICES } from "../domain/answer";
import { ATTEMPT_STATUSES } from "../domain/attempt";
import { AUTHORS } from "../domain/cards/advice";
import { MAX_QUESTIONS, MAX_TEXT_ANSWER, QUESTION_TYPES } from "../domain/questions/question";
import { advice } from "./advice";
import { attemptId, attemptQuestionId, participantId, storedAnswerSchema, templateId } from "./common";
import { knowledgeShown } from "./questions";
import { benchmark, scaleSchema, score, scoring } from "./scoring";

const NO_ANSWER = "An answer must be text or a list of options";

/** A raw answer as received. `checkAnswer` in `domain/answer` decides whether it is valid for its question. */
export const answerValue = z.union(
  [z.string().max(MAX_TEXT_ANSWER + 1_000), z.array(z.string().max(500)).max(MAX_CHOICES)],
  { error: NO_ANSWER },
);

const answers = z.record(z.string(), answerValue);

/**
 * Answers by attempt-question id; the service checks that the ids belong to the attempt. Count and shape are checked
 * before zod runs, because zod would report an issue for every wrong answer.
 */
const responses = z.preprocess((input: z.input<typeof answers>, ctx) => {
  if (typeof input !== "object" || input === null) return input;
  const keys = Object.keys(input);
  const isTooMany = keys.length > MAX_QUESTIONS;
  const invalidKey = isTooMany ? undefined : keys.find((key) => !isAnswer(input[key]));
  if (isTooMany) ctx.addIssue(`Send up to ${MAX_QUESTIONS} answers at a time`);
  if (invalidKey !== undefined) ctx.addIssue({ code: "custom", path: [invalidKey], message: NO_ANSWER });
  return input;
}, answers);

const isText = (value: unknown) => typeof value === "string";
const isAnswer = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isText));

export const attemptById = z.object({ id: attemptId });
export const startAttempt = z.object({
  assessmentId: templateId,
  /** Continues the open attempt on this template, or returns one completed within the last day (decision 0028). */
  resume: z.boolean().default(false),
});
export const startedAttempt = z.object({ id: attemptId });
export const saveResponses = z.object({ id: attemptId, responses });
export const answerQuestion = z.object({ id: attemptId, questionId: attemptQuestionId, answer: answerValue });
export const completeAttempt = z.object({ id: attemptId, responses: responses.optional() });

const status = z.enum(ATTEMPT_STATUSES);
const author = z.enum(AUTHORS);

const scoringFields = {
  dimension: knowledgeShown.dimension,
  weight: knowledgeShown.weight,
  points: knowledgeShown.points,
  combine: knowledgeShown.combine,
  skipCounts: knowledgeShown.skipCounts,
};

/** An attempt's question as its participant sees it, without prompts or points. */
export const attemptQuestion = z.object({
  id: attemptQuestionId,
  questionText: z.string(),
  questionType: z.enum(QUESTION_TYPES),
  options: z.array(z.string()).nullable(),
  isRequired: z.boolean(),
  order: z.number().int(),
  selection: knowledgeShown.selection,
  exclusiveOptions: knowledgeShown.exclusiveOptions,
  scaleLabels: knowledgeShown.scaleLabels,
  answerKind: knowledgeShown.answerKind,
  followUpQuestion: knowledgeShown.followUpQuestion,
  highIs: knowledgeShown.highIs,
  shortName: knowledgeShown.shortName,
  help: knowledgeShown.help,
  whyAsked: knowledgeShown.whyAsked,
  conditions: knowledgeShown.conditions,
  /** Whether the question applies for the current answers. */
  visible: z.boolean(),
});
export type AttemptQuestion = z.output<typeof attemptQuestion>;

/** With the question's scoring fields, if the participant may see them. */
export const resultQuestion = attemptQuestion.extend(scoringFields);
export type ResultQuestion = z.output<typeof resultQuestion>;

export const attemptQuestionForAdmin = resultQuestion.extend({ analysisPrompt: z.string().nullable() });
export type AttemptQuestionForAdmin = z.output<typeof attemptQuestionForAdmin>;

const timeFields = {
  status,
  progress: z.number().int().min(0).max(100),
  startedAt: z.date().nullable(),
  completedAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
};

export const attemptListItem = z.object({
  id: attemptId,
  userAssessmentId: attemptId,
  assessmentId: templateId,
  title: z.string(),
  description: z.string().nullable(),
  /** Language of the template as a BCP 47 tag; null means English. */
  language: z.string().nullable(),
  ...timeFields,
});
export type AttemptListItem = z.output<typeof attemptListItem>;

export const attempt = attemptListItem.extend({
  responses: z.record(z.string(), storedAnswerSchema),
});
export type Attempt = z.output<typeof attempt>;

const person = z.object({ id: participantId, email: z.string(), name: z.string().nullable() });
const templateName = z.object({ title: z.string(), description: z.string().nullable() });

export const attemptListItemForAdmin = attemptListItem.extend({
  userId: participantId,
  user: person,
  assessment: templateName,
  /** The overall score from 0 to 100, the scale to show it on and the name of its band; null without a score. */
  score: z.number().nullable(),
  scale: scaleSchema.nullable(),
  band: z.string().nullable(),
});
export type AttemptListItemForAdmin = z.output<typeof attemptListItemForAdmin>;

/** State of the recommendations. `none`: the attempt isn't completed, or nothing requested recommendations. */
export const RECOMMENDATION_STATES = ["none", "pending", "ready", "failed"] as const;

/** The recommendations as structured data; null if there are none, or if they were stored as text only. */
const adviceFields = {
  advice: advice.nullable(),
  /** A summary of the answers if the template has no cards and no recommendations were written; otherwise null. */
  summary: advice.nullable(),
};

/** The scores of an attempt; empty or null if the template isn't scored or the viewer may not see scores. */
const scoreFields = {
  scoring: scoring.nullable(),
  /** The overall score first, as "", then the dimensions in order. */
  scores: z.array(score),
  benchmarks: z.array(benchmark),
};

/** The next newer and next older attempt in the list; null at its ends. */
export const adjacentAttempts = z.object({ newer: attemptId.nullable(), older: attemptId.nullable() });

export const attemptForAdmin = attempt.extend({
  ...scoreFields,
  userId: participantId,
  user: person,
  assessment: templateName,
  recommendations: z.string().nullable(),
  recommendationsBy: author.nullable(),
  recommendationState: z.enum(RECOMMENDATION_STATES),
  ...adviceFields,
});
export type AttemptForAdmin = z.output<typeof attemptForAdmin>;

export const results = z.object({
  userAssessment: attempt.extend({
    recommendations: z.string().nullable(),
    recommendationsBy: author.nullable(),
    recommendationState: z.enum(RECOMMENDATION_STATES),
    ...adviceFields,
  }),
  assessment: templateName.extend({ id: templateId, isSharedDevice: z.boolean() }),
  questions: z.array(resultQuestion),
  ...scoreFields,
});
export type Results = z.output<typeof results>;

/** Ids of questions whose answers were not stored because the questions don't apply. */
const ignored = z.array(attemptQuestionId);

export const completedAttempt = attempt.extend({ ignored });

/** Reply to a saved answer. */
export const savedAnswers = z.object({
  ignored,
  progress: z.number().int(),
  responses: attempt.shape.responses,
  /** Grows with every stored change of an answer; tells which of two states is newer. */
  revision: z.number().int(),
});
export type SavedAnswers = z.output<typeof savedAnswers>;
