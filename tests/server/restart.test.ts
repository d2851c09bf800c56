import { expect, onTestFinished, test } from "vitest";
import { startFakeSmtpServer } from "#tests/fakes/smtp-server";
import { databaseIn } from "#tests/helpers/database";
import { isThorough } from "#tests/helpers/effort";
import { npmStart, type ServerProcess, serverProcess, temporaryFolder } from "#tests/helpers/process";
import { ADMIN } from "#tests/helpers/server";
import { put, row, rows, storedResponses, value } from "#tests/helpers/stored";

interface Asked {
  id: number;
  visible: boolean;
  questionType: string;
}

/** How many answers are given before the kill: one open answer, or three with a choice and a rating. */
const SAMPLE = [1, 3];
const ANSWERS = ["Hand-made shoes", "Just me", "2", "3", "1", "Time", "Technology and tools", "No"];

const PEOPLE = 80;

function browser({ url }: ServerProcess) {
  let cookie = "";
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return { status: response.status, body: await response.json() };
  };
}

test("an acknowledged answer is in the database after kill -9, at any question", async () => {
  const dataDir = temporaryFolder();
  for (const killedAfter of isThorough ? ANSWERS.map((_, index) => index + 1) : SAMPLE) {
    const server = await serverProcess({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "off" });
    const call = browser(server);
    const register = { name: "Pat", email: `pat${killedAfter}@example.com`, templateId: 1 };
    const { userAssessmentId: id } = (await call("POST", "/direct-assessment/register", register)).body;
    const questions: Asked[] = (await call("GET", `/user/assessments/${id}/questions`)).body;
    const visibleQuestions = questions.filter(({ visible }) => visible).slice(0, killedAfter);
    for (const [index, question] of visibleQuestions.entries()) {
      const saved = await call("POST", `/user/assessments/${id}/responses`, {
        questionId: question.id,
        answer: ANSWERS[index],
      });
      expect(saved.status).toBe(200);
    }
    await server.kill("SIGKILL");

    const database = databaseIn(dataDir);
    expect(Object.values(await storedResponses(database, id))).toEqual(ANSWERS.slice(0, killedAfter));
    expect(database.raw.pragma("integrity_check", { simple: true })).toBe("ok");
    database.close();
  }
});

test("an acknowledged chat turn survives kill -9, and queued recommendations are written afterwards", async () => {
  const dataDir = temporaryFolder();
  const server = await serverProcess({ DATA_DIR: dataDir });
  const call = browser(server);
  const register = { name: "Pat", email: "pat@example.com", templateId: 1 };
  const { userAssessmentId: id } = (await call("POST", "/direct-assessment/register", register)).body;
  const question = "What does your business do, and who are your customers?";
  const turn = { userMessage: "We make shoes for walkers", question, userAssessmentId: id };
  expect((await call("POST", "/chat/process", turn)).body).toMatchObject({ isValid: true });
  const questions: Asked[] = (await call("GET", `/user/assessments/${id}/questions`)).body;
  await server.kill("SIGKILL");

  const database = databaseIn(dataDir);
  const messages = await rows<{ role: string; content: string | null; metadata: string }>(
    database,
    "SELECT role, content, metadata FROM chat_messages WHERE userAssessmentId = ? ORDER BY id",
    id,
  );
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ["user", "We make shoes for walkers"],
    ["bot", expect.any(String)],
    ["bot", null],
  ]);
  const { questionId } = JSON.parse(messages.at(-1)?.metadata ?? "");
  expect(
    await value(database, "SELECT questionText FROM user_assessment_questions WHERE id = ?", questionId),
  ).toBe("How many people work in the business?");

  const responses = Object.fromEntries(questions.map((one, index) => [one.id, ANSWERS[index]]));
  await put(
    database,
    "UPDATE user_assessments SET responses = ?, status = 'completed', completedAt = startedAt WHERE id = ?",
    ...[JSON.stringify(responses), id],
  );
  await put(
    database,
    "INSERT INTO jobs (kind, dedupeKey, payload, runAt, createdAt) VALUES ('recommend', ?, ?, 0, 0)",
    ...[`recommend:${id}`, JSON.stringify({ attemptId: id })],
  );
  await serverProcess({ DATA_DIR: dataDir });
  await expect.poll(() => value(database, "SELECT recommendations FROM user_assessments")).toMatch(/\w/);
});

test("after a kill while invitations are sent, each is sent, and at most one email twice", async () => {
  const smtp = await startFakeSmtpServer();
  onTestFinished(smtp.close);
  const environment = {
    DATA_DIR: temporaryFolder(),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: smtp.url,
    MAIL_FROM: "askwell@example.com",
  };
  const people = Array.from({ length: PEOPLE }, (_, i) => ({ name: `P ${i}`, email: `p${i}@example.com` }));
  const invite = async (server: ServerProcess) => {
    const call = browser(server);
    await call("POST", "/admin/login", ADMIN);
    return call("POST", "/admin/invitations", { assessmentId: 1, people });
  };
  smtp.speakUntil(PEOPLE / 4);
  const first = await serverProcess(environment);
  expect((await invite(first)).status).toBe(200);
  await expect.poll(() => smtp.received.length).toBeGreaterThan(PEOPLE / 4);
  await first.kill("SIGKILL");
  const database = databaseIn(environment.DATA_DIR);
  expect(await value(database, "SELECT count(*) FROM jobs WHERE lockedUntil IS NOT NULL")).toBe(1);

  smtp.speakUntil(Infinity);
  const { status } = await invite(await serverProcess(environment));
  expect(status).toBe(200);
  await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(PEOPLE + 1);
  const ids = smtp.received.map(({ to, message }) => `${to} ${/^Message-ID: .*$/im.exec(message)?.[0]}`);
  expect(new Set(ids).size).toBe(PEOPLE);
  expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(PEOPLE);
  const mails = "SELECT count(*) AS mails, count(sentAt) AS sent FROM mail_outbox";
  await expect.poll(() => row(database, mails)).toEqual({ mails: PEOPLE, sent: PEOPLE });
});

test("stopping npm stops the server", async () => {
  const server = await npmStart();
  const isUp = () =>
    fetch(`${server.url}/healthz`).then(
      () => true,
      () => false,
    );
  expect(await isUp()).toBe(true);
  server.end();
  await expect.poll(isUp, { timeout: 20_000 }).toBe(false);
});
