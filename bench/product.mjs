// The built server on a new data folder, with a model that the benchmark plays, and participants who talk to it.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { runnerImport } from "vite";
import { buildIfStale, built, root } from "../src/server/startup/build-if-stale.mjs";

const PORT = Number(process.env.BENCH_PORT ?? 3973);
/** Set DATABASE_URL to an empty PostgreSQL database to measure the server on that. */
const { DATABASE_URL } = process.env;
const ON_POSTGRES = DATABASE_URL && {
  DATABASE_URL,
  SESSION_SECRET: "a secret for benches that is long enough",
};
export const URL_OF_SERVER = `http://localhost:${PORT}`;

/** Loads a TypeScript module of the tests. */
export async function testModule(path) {
  const { module } = await runnerImport(join(root, `tests/${path}.ts`));
  return module;
}

/**
 * Starts the product, or another build of it, with its example template and a model that has passed its test. `restart`
 * kills it and returns the milliseconds until it answers again. `close` ends it and deletes its data.
 */
export async function startProduct(modelUrl, environment = {}, program = built, passed = {}) {
  if (program === built) buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), "askwell-bench-"));
  const env = {
    PATH: process.env.PATH,
    PORT: String(PORT),
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: "off",
    LOG_LEVEL: "silent",
    ANTHROPIC_BASE_URL: modelUrl,
    ANTHROPIC_API_KEY: "key",
    ...ON_POSTGRES,
    ...environment,
  };
  let running = await start(program, env);
  if (modelUrl) await approveModelIn(folder, { baseUrl: modelUrl, ...passed });
  return {
    folder,
    pid: () => running.pid,
    async restart() {
      await running.end("SIGKILL");
      const startedAt = performance.now();
      running = await start(program, env);
      if (!(await fetch(`${URL_OF_SERVER}/healthz`)).ok) throw new Error("The server is not well.");
      return performance.now() - startedAt;
    },
    async close() {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function approveModelIn(folder, passed) {
  const { approveModel } = await testModule("helpers/passed-model");
  const raw = new SQLite(join(folder, "askwell.db"), { timeout: 5_000 });
  await approveModel({ raw }, passed);
  raw.close();
}

async function start(program, env) {
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
  const closed = new Promise((resolve) => child.once("close", resolve));
  await new Promise((resolve, reject) => {
    let output = "";
    void closed.then(() => reject(new Error(`The server ended:\n${output}`)));
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes("Askwell is ready")) resolve();
    });
  });
  return {
    pid: child.pid,
    end(signal) {
      child.kill(signal);
      return closed;
    },
  };
}

/** Registers and signs in a participant of a template, by default the example. */
export async function newParticipant(email, name = "Pat Doe", templateId = 1) {
  let cookie = "";
  const call = (method, path, body) => send(method, `/api${path}`, body);
  async function send(method, path, body) {
    const headers = {
      cookie,
      origin: URL_OF_SERVER,
      ...(body ? { "content-type": "application/json" } : {}),
    };
    const response = await fetch(`${URL_OF_SERVER}${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    const set = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (set.length > 0) cookie = set.join("; ");
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
  const person = { name, email, templateId };
  const { userAssessmentId: id } = await call("POST", "/direct-assessment/register", person);
  const all = await call("GET", `/user/assessments/${id}/questions`);
  // The questions that plain answers lead to. The others stay hidden.
  const questions = all.filter(({ visible }) => visible);
  return {
    id,
    questions,
    cookie,
    answer: ({ id: questionId }, answer) =>
      call("POST", `/user/assessments/${id}/responses`, { questionId, answer }),
    /** Opens the chat as its page does, which adds a welcome and the first question. */
    open: () => send("POST", "/trpc/chat.open?batch=1", { 0: { attemptId: id } }),
    /** Sends a message for the question. Returns the outcome and the time it took in milliseconds. */
    async say(question, userMessage) {
      const start = performance.now();
      const turn = { userMessage, question: question.questionText, userAssessmentId: id };
      const outcome = await call("POST", "/chat/process", turn);
      return { ...outcome, milliseconds: performance.now() - start };
    },
    complete: () => call("POST", `/user/assessments/${id}/complete`, {}),
    async state() {
      return (await call("GET", `/user/assessments/${id}/results`)).userAssessment.recommendationState;
    },
    /** Completes the attempt and waits for the recommendations. Returns who wrote them. */
    async results() {
      await call("POST", `/user/assessments/${id}/complete`, {});
      for (;;) {
        const { userAssessment } = await call("GET", `/user/assessments/${id}/results`);
        if (userAssessment.recommendationState === "ready") return userAssessment.recommendationsBy;
        await wait(50);
      }
    },
  };
}
