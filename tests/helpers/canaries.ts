import { expect } from "vitest";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { put, refuse } from "#tests/helpers/stored";

/** Personal data and secrets, stored in the database, the settings or both. */
const CANARIES = {
  email: "canary.person@canary-address.example",
  name: "Canary Nightingale",
  answer: "canary-answer about our secret bakery",
  title: "Canary template title",
  question: "Canary question about bread?",
  organization: "Canary Organization",
  host: "canary-host.example",
  metricsToken: "canary-metrics-token-0123456789",
  secret: "canary-session-secret-0123456789-0123456789",
  smtp: "canary-smtp-password",
  proxy: "10.11.12.13",
};

const SETTINGS = {
  METRICS_TOKEN: CANARIES.metricsToken,
  SESSION_SECRET: CANARIES.secret,
  ORG_NAME: CANARIES.organization,
  PUBLIC_URL: `https://${CANARIES.host}`,
  SMTP_URL: `smtp://canary-user:${CANARIES.smtp}@${CANARIES.host}:2525`,
  MAIL_FROM: CANARIES.email,
  SUPPORT_EMAIL: CANARIES.email,
  TRUST_PROXY: CANARIES.proxy,
};

/** A server whose users, answers, emails, failed email and errors contain canaries. */
export async function canaryServer(): Promise<TestServer> {
  const server = await testServer({}, SETTINGS);
  server.mailer.refuseAll();
  const admin = await server.admin();
  const template = await exampleTemplate(admin);
  await admin.put(`/admin/assessment-templates/${template}`, { title: CANARIES.title });
  await admin.post(`/admin/assessments/${template}/questions`, {
    questionText: CANARIES.question,
    questionType: "text",
  });
  const { agent, attemptId } = await server.participant(template, CANARIES.email);
  await put(server, "UPDATE users SET name = ?", CANARIES.name);
  await put(server, "UPDATE user_assessments SET responses = ?", JSON.stringify({ 1: CANARIES.answer }));
  await agent.get(`/user/assessments/${attemptId}`);
  await admin.post("/admin/users", { name: CANARIES.name, email: `other.${CANARIES.email}` });
  await expect.poll(() => server.mailer.tries).toBeGreaterThan(0);
  await agent.get(`/nowhere/${CANARIES.email}?token=${CANARIES.metricsToken}`);
  await server.app.inject(`/assessment/${CANARIES.email}/chat?token=${CANARIES.metricsToken}`);
  // An error whose message quotes a person's data.
  await refuse(server, "UPDATE", "users", { message: `${CANARIES.email} ${CANARIES.answer}` });
  const failed = await admin.put("/admin/users/1", { name: "Another", email: CANARIES.email });
  expect(failed.status).toBe(500);
  return server;
}

/** The canaries that a text contains, whole or in part. */
export function canariesIn(text: string): string[] {
  const folded = text.toLowerCase();
  return [...Object.values(CANARIES), "canary"].filter((canary) => folded.includes(canary.toLowerCase()));
}

export const CANARY_TOKEN = CANARIES.metricsToken;
