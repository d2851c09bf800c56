import type { PageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

export interface AnsweredAttempts {
  templateId: number;
  /** Jane Doe's attempt, completed on November 20, 2026 after 75 minutes; the last question was skipped in the chat. */
  completed: number;
  /** bob@example.com's attempt, without a name: two of four answers, one of them a list. */
  open: number;
}

const STARTED = Date.parse("2026-11-20T04:55:00Z");
const MINUTE = 60_000;

/** Creates two participants of the example template. Neither has asked for recommendations. */
export async function answeredAttempts(server: PageServer): Promise<AnsweredAttempts> {
  const { admin, participant } = server;
  const templateId = await exampleTemplate(await admin());
  const jane = await participant(templateId, "jane@example.com");
  for (const [question, userMessage] of [
    ["What do you sell?", "Hand-made **shoes**"],
    ["How big is your team?", "2 to 10"],
    ["How healthy is your cash flow?", "a solid four"],
    ["Anything else?", "skip"],
  ] as const) {
    await jane.agent.post("/chat/process", { question, userMessage, userAssessmentId: jane.attemptId });
  }
  const bob = await participant(templateId, "bob@example.com");
  const { body } = await bob.agent.get(`/user/assessments/${bob.attemptId}/questions`);
  const responses = { [body[0].id]: "Bicycles", [body[1].id]: "More" };
  await bob.agent.put(`/user/assessments/${bob.attemptId}/responses`, { responses });
  // Stored data from the time when any choice could be a list.
  const withList = JSON.stringify({ ...responses, [body[1].id]: ["Just me", "More"] });
  await put(server, "UPDATE user_assessments SET responses = ? WHERE id = ?", withList, bob.attemptId);

  await put(
    server,
    "UPDATE users SET name = CASE WHEN email = 'jane@example.com' THEN 'Jane Doe' ELSE NULL END",
  );
  await put(
    server,
    "UPDATE user_assessments SET status = 'completed', progress = 100, startedAt = ?, completedAt = ? WHERE id = ?",
    STARTED,
    STARTED + 75 * MINUTE,
    jane.attemptId,
  );
  return { templateId, completed: jane.attemptId, open: bob.attemptId };
}
