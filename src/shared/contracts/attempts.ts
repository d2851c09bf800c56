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

/** A raw answer as it arrives; the rule for its question decides what it is worth (`domain/answer`). */
export const answerValue = z.union(
  [z.string().max(MAX_TEXT_ANSWER + 1_000), z.array(z.string().max(500)).max(MAX_CHOICES)],
  { error: NO_ANSWER },
);

const answers = z.record(z.string(), answerValue);

/**
 * Answers by attempt-question id; keys are checked against the attempt's own questions. How many they are, and that each
 * is one, is seen before they are checked, as that makes an error of each that is wrong.
 */
const responses = z.preprocess((given: z.input<typeof answers>, ctx) => {
  if (typeof given !== "object" || given === null) return given;
  const keys = Object.keys(given);
  const isTooMany = keys.length > MAX_QUESTIONS;
  const wrong = isTooMany ? undefined : keys.find((key) => !isAnswer(given[key]));
  if (isTooMany) ctx.addIssue(`Send up to ${MAX_QUESTIONS} answers at a time`);
  if (wrong !== undefined) ctx.addIssue({ code: "custom", path: [wrong], message: NO_ANSWER });
  return given;
}, answers);

const isText = (value: unknown) => typeof value === "string";
const isAnswer = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isText));

export const attemptById = z.object({ id: attemptId });
export const startAttempt = z.object({
  assessmentId: templateId,
  /** Go on with the attempt that is open on this template; else give back one completed within a day (decision 0028). */
  resume: z.boolean().default(false),
});
/** What starting a template gives. */
export const startedAttempt = z.object({ id: attemptId });
export const saveResponses = z.object({ id: attemptId, responses });
export const answerQuestion = z.object({ id: attemptId, questionId: attemptQuestionId, answer: answerValue });
export const completeAttempt = z.object({ id: attemptId, responses: responses.optional() });

const status = z.enum(ATTEMPT_STATUSES);
const author = z.enum(AUTHORS);

const weighed = {
  dimension: knowledgeShown.dimension,
  weight: knowledgeShown.weight,
  points: knowledgeShown.points,
  combine: knowledgeShown.combine,
  skipCounts: knowledgeShown.skipCounts,
};

/** An attempt's own question as its participant sees it: no prompts, no points. */
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
  /** Whether it applies as the answers stand. */
  visible: z.boolean(),
});
export type AttemptQuestion = z.output<typeof attemptQuestion>;

/** The same on the result page: what its answer is worth, where the participant may know. */
export const resultQuestion = attemptQuestion.extend(weighed);
export type ResultQuestion = z.output<typeof resultQuestion>;

/** The same for an admin. */
export const attemptQuestionForAdmin = resultQuestion.extend({ analysisPrompt: z.string().nullable() });
export type AttemptQuestionForAdmin = z.output<typeof attemptQuestionForAdmin>;

const timeline = {
  status,
  progress: z.number().int().min(0).max(100),
  startedAt: z.date().nullable(),
  completedAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
};

/** A row of the participant's dashboard. */
export const attemptListItem = z.object({
  id: attemptId,
  userAssessmentId: attemptId,
  assessmentId: templateId,
  title: z.string(),
  description: z.string().nullable(),
  /** The template's, as in BCP 47; null is English. */
  language: z.string().nullable(),
  ...timeline,
});
export type AttemptListItem = z.output<typeof attemptListItem>;

/** One attempt as its participant sees it. */
export const attempt = attemptListItem.extend({
  responses: z.record(z.string(), storedAnswerSchema),
});
export type Attempt = z.output<typeof attempt>;

const person = z.object({ id: participantId, email: z.string(), name: z.string().nullable() });
const templateName = z.object({ title: z.string(), description: z.string().nullable() });

/** A row of the admin's list. */
export const attemptListItemForAdmin = attemptListItem.extend({
  userId: participantId,
  user: person,
  assessment: templateName,
  /** The overall value, from 0 to 100, the scale that it is shown on and the name of its band; null where there is none. */
  score: z.number().nullable(),
  scale: scaleSchema.nullable(),
  band: z.string().nullable(),
});
export type AttemptListItemForAdmin = z.output<typeof attemptListItemForAdmin>;

/** Where the recommendations stand: `none` before completion, or when nothing asked for them. */
export const RECOMMENDATION_STATES = ["none", "pending", "ready", "failed"] as const;

/** The recommendations statement by statement; null where there are none, or only as text, as before there were cards. */
const advised = {
  advice: advice.nullable(),
  /** What the answers come to, where the template has no cards and nobody wrote recommendations; else null. */
  summary: advice.nullable(),
};

/** The values of an attempt; empty and null where nothing is scored, or not for these eyes. */
const valued = {
  scoring: scoring.nullable(),
  /** The whole first, as "", then the dimensions in their order. */
  scores: z.array(score),
  benchmarks: z.array(benchmark),
};

/** The attempts above and below one in the list of the newest first; null at its ends. */
export const adjacentAttempts = z.object({ newer: attemptId.nullable(), older: attemptId.nullable() });

/** One attempt as an admin sees it. */
export const attemptForAdmin = attempt.extend({
  ...valued,
  userId: participantId,
  user: person,
  assessment: templateName,
  recommendations: z.string().nullable(),
  recommendationsBy: author.nullable(),
  recommendationState: z.enum(RECOMMENDATION_STATES),
  ...advised,
});
export type AttemptForAdmin = z.output<typeof attemptForAdmin>;

/** What a completed attempt shows. */
export const results = z.object({
  userAssessment: attempt.extend({
    recommendations: z.string().nullable(),
    recommendationsBy: author.nullable(),
    recommendationState: z.enum(RECOMMENDATION_STATES),
    ...advised,
  }),
  assessment: templateName.extend({ id: templateId, isSharedDevice: z.boolean() }),
  questions: z.array(resultQuestion),
  ...valued,
});
export type Results = z.output<typeof results>;

/** Questions that were answered and do not apply: those answers are not stored. */
const ignored = z.array(attemptQuestionId);

/** What completing gives. */
export const completedAttempt = attempt.extend({ ignored });

/** What a saved answer acknowledges. */
export const savedAnswers = z.object({
  ignored,
  progress: z.number().int(),
  responses: attempt.shape.responses,
  /** Grows with every stored change of an answer: which of two states is the newer. */
  revision: z.number().int(),
});
export type SavedAnswers = z.output<typeof savedAnswers>;
