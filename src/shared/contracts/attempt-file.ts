import { z } from "zod";
import { attempt, attemptQuestionForAdmin } from "./attempts";
import { attemptId, participantId, templateId } from "./common";

const time = z.iso.datetime();

const message = z.object({
  role: z.string(),
  content: z.string(),
  timestamp: time,
  metadata: z.unknown(),
});

/** Everything about one attempt, as its downloaded file holds it (spec section 3). */
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
  questions: z.array(
    attemptQuestionForAdmin
      .pick({ id: true, questionText: true, questionType: true, isRequired: true, analysisPrompt: true })
      .extend({ options: z.array(z.string()).readonly().nullable() }),
  ),
  responses: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()])),
  questionsAndAnswers: z.array(
    z.object({
      question: z.string(),
      questionType: attemptQuestionForAdmin.shape.questionType,
      answer: z.string(),
      analysisPrompt: z.string().nullable(),
    }),
  ),
  aiAnalysis: z.object({ recommendations: z.string().nullable(), chatMessages: z.array(message) }),
  conversationHistory: z.array(message),
});
