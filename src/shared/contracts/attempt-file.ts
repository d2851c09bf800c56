import { z } from "zod";
import { advice } from "./advice";
import { attempt, attemptQuestionForAdmin } from "./attempts";
import { attemptId, participantId, templateId } from "./common";
import { benchmark, score, scoring } from "./scoring";

const time = z.iso.datetime();

const message = z.object({
  role: z.string(),
  content: z.string(),
  timestamp: time,
  metadata: z.unknown(),
});

const texts = z.array(z.string()).readonly().nullable();
/** The list fields of a question, readonly here. */
const lists = {
  options: texts,
  exclusiveOptions: texts,
  scaleLabels: texts,
  points: z.array(z.number()).readonly().nullable(),
};

/** The downloaded file of one attempt. */
export const attemptFile = z.object({
  exportInfo: z.object({ exportDate: time, exportedBy: z.string(), assessmentId: attemptId }),
  assessment: z.object({
    id: attemptId,
    title: z.string(),
    description: z.string().nullable(),
    templateId,
  }),
  user: z.object({ id: participantId.nullable(), email: z.string(), name: z.string().nullable() }),
  assessmentProgress: attempt
    .pick({ status: true, progress: true })
    .extend({ startedAt: time.nullable(), completedAt: time.nullable() }),
  questions: z.array(attemptQuestionForAdmin.extend(lists)),
  responses: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()])),
  questionsAndAnswers: z.array(
    z.object({
      question: z.string(),
      questionType: attemptQuestionForAdmin.shape.questionType,
      answer: z.string(),
      /** The scale label of a chosen rating. */
      answerLabel: z.string().nullable(),
      analysisPrompt: z.string().nullable(),
    }),
  ),
  aiAnalysis: z.object({
    recommendations: z.string().nullable(),
    chatMessages: z.array(message),
    /** The recommendations as structured data, with the evidence of each sentence. */
    advice: advice.nullable(),
  }),
  conversationHistory: z.array(message),
  scoring: z
    .object({
      scale: scoring.shape.scale,
      /** The overall score first, as "", then the dimensions in order. */
      scores: z.array(
        score.extend({
          name: z.string().nullable(),
          /** The score on the template's scale. */
          shown: z.number().nullable(),
          band: z.string().nullable(),
          bandText: z.string().nullable(),
        }),
      ),
      benchmarks: z.array(benchmark.extend({ quartiles: benchmark.shape.quartiles.readonly() })).readonly(),
    })
    .nullable(),
});
