import { expect, test } from "vitest";
import { FakeMailer, linkIn } from "#tests/fakes/mailer";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { value } from "#tests/helpers/stored";

const EMAIL = "pat@example.com";

async function completed(environment: Record<string, string>) {
  const mailer = new FakeMailer();
  const server = await testServer({ mailer }, environment);
  const { agent, attemptId } = await server.participant(await exampleTemplate(await server.admin()), EMAIL);
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const [products, team, cash] = questions.map((question: { id: number }) => question.id);
  const responses = { [products]: "Shoes made by hand", [team]: "Just me", [cash]: "2" };
  await agent.post(`/user/assessments/${attemptId}/complete`, { responses });
  await expect.poll(() => value(server, "SELECT count(*) FROM jobs WHERE kind = 'recommend'")).toBe(0);
  return { server, mailer, attemptId };
}

test("with RESULTS_MAIL=1, a participant gets an email with a link but none of their answers", async () => {
  const { server, mailer, attemptId } = await completed({ RESULTS_MAIL: "1" });
  await expect.poll(() => mailer.sent.length).toBe(1);
  const mail = mailer.lastTo(EMAIL);
  expect(mail.subject).toBe("Your results for “Growth check” are ready");
  expect(mail.text + mail.html).not.toContain("Shoes");
  expect(mail.text).toContain("Hello,");
  const link = new URL(linkIn(mail));
  expect(link.pathname).toBe("/user-dashboard");
  expect(link.searchParams.get("resultsOf")).toBe(String(attemptId));
  const phone = server.visitor();
  expect((await phone.post("/user/auth", { token: link.searchParams.get("token") })).status).toBe(200);
  expect((await phone.get(`/user/assessments/${attemptId}/results`)).status).toBe(200);
});

test("without RESULTS_MAIL, no email announces results", async () => {
  const { server, mailer } = await completed({});
  expect(await value(server, "SELECT count(*) FROM mail_outbox")).toBe(0);
  expect(mailer.sent).toEqual([]);
});
