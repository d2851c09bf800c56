import type { Results } from "#shared/contracts/attempts";
import { UNWEIGHED } from "#shared/domain/questions/question";
import type { Outputs } from "../../api/trpc";

type Attempts = Outputs["admin"]["attempts"];
export type AttemptDetails = Attempts["get"];
export type AttemptQuestionData = Attempts["questions"][number];
export type AttemptMessage = Attempts["messages"][number];

/** Results of a completed attempt for admins; undefined if it isn't completed or questions are missing. */
export function toResults(
  attempt: AttemptDetails,
  questions: readonly AttemptQuestionData[] | undefined,
): Results | undefined {
  if (attempt.status !== "completed" || !questions) return undefined;
  const assessment = { ...attempt.assessment, id: attempt.assessmentId, isSharedDevice: false };
  const { scoring, scores, benchmarks } = attempt;
  return { userAssessment: attempt, assessment, questions: [...questions], scoring, scores, benchmarks };
}

/** Results without admin-only scores, and without pending advice, which only the participant's page can follow. */
export function asParticipant(results: Results): Results {
  const { userAssessment, questions, scoring } = results;
  const isArriving = userAssessment.recommendationState === "pending";
  const visibleResults: Results = {
    ...results,
    userAssessment: isArriving ? { ...userAssessment, recommendationState: "none" } : userAssessment,
  };
  if (scoring?.visibleTo === "participant") return visibleResults;
  return {
    ...visibleResults,
    questions: questions.map((question) => ({ ...question, ...UNWEIGHED })),
    scoring: null,
    scores: [],
    benchmarks: [],
  };
}
