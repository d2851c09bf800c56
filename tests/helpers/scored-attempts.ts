import type { Agent, TestServer } from "#tests/helpers/server";

/** Scoring with one dimension, two bands and scores from 0 to 5. */
export const SCORING = {
  version: 1,
  visibleTo: "participant",
  scale: { max: 5, decimals: 1 },
  minCoverage: 0.5,
  dimensions: [{ key: "money", name: "Money", description: null, weight: 1, bands: null }],
  bands: [
    { from: 0, name: "Shaky ground", text: "Look here first." },
    { from: 2.5, name: "Firm ground", text: "Build on it." },
  ],
  benchmark: { on: false, k: 5 },
};

const saveScoring = (admin: Agent, assessmentId: number, scoring: object | null) =>
  admin.send({
    method: "POST",
    url: "/trpc/admin.scoring.save",
    payload: { assessmentId, scoring },
  });

/** Creates a template with one scored rating, and an attempt completed with each of these ratings. */
export async function scoredAttempts(
  { participant }: TestServer,
  admin: Agent,
  ratings: readonly string[],
  scoring: object = SCORING,
) {
  const { body } = await admin.post("/admin/assessment-templates", { title: "Money check" });
  const templateId: number = body.id;
  await saveScoring(admin, templateId, scoring);
  await admin.post(`/admin/assessments/${templateId}/questions`, {
    questionText: "How healthy is your cash flow?",
    questionType: "rating",
    highIs: "good",
    dimension: "money",
    shortName: "Cash flow",
  });
  const attempts: number[] = [];
  for (const rating of ratings) {
    const { agent, attemptId } = await participant(templateId, `rated${rating}@example.com`);
    const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
    await agent.post(`/user/assessments/${attemptId}/complete`, { responses: { [questions[0].id]: rating } });
    attempts.push(attemptId);
  }
  return { templateId, attempts };
}
