import type { Results } from "#shared/contracts/attempts";
import { UNWEIGHED } from "#shared/domain/questions/question";
import type { Outputs } from "../../api/trpc";

type Attempts = Outputs["admin"]["attempts"];
export type AttemptDetails = Attempts["get"];
export type AttemptQuestionData = Attempts["questions"][number];
export type AttemptMessage = Attempts["messages"][number];

/** What a completed attempt came to, with all that an admin may know of it. */
export function toResults(
  attempt: AttemptDetails,
  questions: readonly AttemptQuestionData[] | undefined,
): Results | undefined {
  if (attempt.status !== "completed" || !questions) return undefined;
  const assessment = { ...attempt.assessment, id: attempt.assessmentId, isSharedDevice: false };
  const { scoring, scores, benchmarks } = attempt;
  return { userAssessment: attempt, assessment, questions: [...questions], scoring, scores, benchmarks };
}

/**
 * The same as the participant may know it: no values that are meant for admins. Advice that is being written is
 * followed by its participant alone, and stands on the admin's own page meanwhile.
 */
export function asParticipant(results: Results): Results {
  const { userAssessment, questions, scoring } = results;
  const isArriving = userAssessment.recommendationState === "pending";
  const seen: Results = {
    ...results,
    userAssessment: isArriving ? { ...userAssessment, recommendationState: "none" } : userAssessment,
  };
  if (scoring?.visibleTo === "participant") return seen;
  return {
    ...seen,
    questions: questions.map((question) => ({ ...question, ...UNWEIGHED })),
    scoring: null,
    scores: [],
    benchmarks: [],
  };
}
