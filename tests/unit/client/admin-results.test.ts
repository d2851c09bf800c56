import { expect, test } from "vitest";
import { UNWEIGHED } from "#shared/domain/questions/question";
import type { AttemptDetails } from "../../../src/client/screens/admin-attempt/attempt-data";
import { asParticipant, toResults } from "../../../src/client/screens/admin-attempt/attempt-data";
import { aQuestion, aScoring, completedResults } from "./result-examples";

test("results exist for a completed attempt once its questions are loaded", () => {
  const results = completedResults([aQuestion(1)], { 1: "4" });
  const { scoring, scores, benchmarks, userAssessment } = results;
  const questions = results.questions.map((question) => ({ ...question, analysisPrompt: null }));
  const assessment = { title: "Growth check", description: null };
  const attempt = { ...userAssessment, assessment, scoring, scores, benchmarks } as unknown as AttemptDetails;
  expect(toResults(attempt, questions)).toEqual({
    userAssessment: attempt,
    assessment: { ...assessment, id: attempt.assessmentId, isSharedDevice: false },
    questions,
    scoring,
    scores,
    benchmarks,
  });
  expect(toResults(attempt, undefined)).toBeUndefined();
  expect(toResults({ ...attempt, status: "in_progress" }, questions)).toBeUndefined();
});

test("a participant doesn't see scores for admins or unfinished advice", () => {
  const results = completedResults([aQuestion(1)], { 1: "4" });
  expect(asParticipant(results)).toEqual(results);
  const { userAssessment } = results;
  const arriving = asParticipant({
    ...results,
    userAssessment: { ...userAssessment, recommendationState: "pending" },
  });
  expect(arriving.userAssessment.recommendationState).toBe("none");
  const secret = asParticipant({ ...results, scoring: aScoring({ visibleTo: "admin" }) });
  expect(secret).toMatchObject({ scoring: null, scores: [], benchmarks: [], userAssessment });
  expect(secret.questions).toMatchObject([UNWEIGHED]);
});
