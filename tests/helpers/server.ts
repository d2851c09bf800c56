import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from "fastify";
import { pino } from "pino";
import { expect, onTestFinished } from "vitest";
import { type AppSettings, buildApp } from "#server/app";
import { readConfig } from "#server/config";
import { createSqliteEngine } from "#server/db/sqlite/sqlite-engine";
import { createDeps, type Deps } from "#server/deps";
import type { Ports } from "#server/ports";
import { openApiDocument } from "#server/rest/openapi";
import { FakeClock } from "#tests/fakes/clock";
import { FakeMailer } from "#tests/fakes/mailer";
import { fakePasswords } from "#tests/fakes/passwords";
import { testDatabase } from "#tests/helpers/database";
import { checkerOf } from "#tests/helpers/openapi";
import { count, type Stored } from "#tests/helpers/stored";

export const ADMIN = { email: "ada@example.com", password: "correct-horse" };

const ENVIRONMENT = {
  DATA_DIR: "/nowhere",
  SESSION_SECRET: "a secret for tests that is long enough",
  PUBLIC_URL: "http://localhost:3000",
  LOG_LEVEL: "silent",
};

export type Overrides = Partial<Omit<Ports, "clock" | "openEngine">> & {
  clock?: FakeClock;
  /** A database with the newest schema, such as another server's; by default an empty one. */
  database?: Stored;
};

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of any shape
  body: any;
  headers: Record<string, unknown>;
}

let checker: ReturnType<typeof checkerOf> | undefined;

/** Throws if a response of a documented call differs from the OpenAPI document. */
function assertDescribed(
  { method = "GET", url }: InjectOptions,
  { statusCode, headers, body }: Response,
): void {
  if (typeof url !== "string" || !url.startsWith("/api/")) return;
  checker ??= checkerOf(
    openApiDocument({ name: "Test", publicUrl: ENVIRONMENT.PUBLIC_URL, cookie: "sid", rateLimitFactor: 1 }),
  );
  const isJson = headers["content-type"] === "application/json; charset=utf-8";
  const surprises = checker.surprises(method, url, statusCode, isJson ? JSON.parse(body) : undefined);
  if (surprises.length > 0) throw new Error(surprises.join("\n"));
}

/** A client with cookies. */
export class Agent {
  readonly #app: FastifyInstance;
  cookies: Record<string, string> = {};

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get = (path: string) => this.send({ method: "GET", url: `/api${path}` });
  post = (path: string, payload?: object) => this.send({ method: "POST", url: `/api${path}`, payload });
  put = (path: string, payload: object) => this.send({ method: "PUT", url: `/api${path}`, payload });
  delete = (path: string) => this.send({ method: "DELETE", url: `/api${path}` });

  /** Sends a request with this client's cookies and keeps the cookies it gets back. */
  async send(options: InjectOptions): Promise<Answer> {
    const response = await this.#app.inject({ ...options, cookies: this.cookies });
    for (const cookie of response.cookies) this.cookies[cookie.name] = cookie.value;
    assertDescribed(options, response);
    const isStream = options.headers?.["trpc-accept"] !== undefined;
    const isJson = String(response.headers["content-type"]).includes("json") && response.body !== "";
    return {
      status: response.statusCode,
      body: isJson && !isStream ? JSON.parse(response.body) : response.body,
      headers: response.headers,
    };
  }
}

export interface TestServer extends Stored {
  app: FastifyInstance;
  deps: Deps;
  clock: FakeClock;
  mailer: FakeMailer;
  visitor(): Agent;
  admin(): Promise<Agent>;
  /** Registers a participant, which signs them in. */
  participant(templateId: number, email?: string): Promise<{ agent: Agent; attemptId: number }>;
}

/**
 * Starts the real server with a database for this test; fakes replace the outside world. Closed at the end of the test.
 */
export async function testServer(
  overrides: Overrides = {},
  environment: Record<string, string> = {},
  settings: AppSettings = {},
): Promise<TestServer> {
  const { raw, postgres } = overrides.database ?? testDatabase();
  const clock = overrides.clock ?? new FakeClock();
  const mailer = new FakeMailer();
  const config = readConfig({ ...ENVIRONMENT, ...environment });
  const log = pino({ level: "silent" });
  const deps = createDeps(config, {
    ...{ mailer, log, passwords: fakePasswords, ...overrides, clock },
    openEngine: (parts) => postgres?.openEngine() ?? createSqliteEngine(raw, parts),
  });
  const app = await buildApp(deps, settings);
  await app.ready();
  deps.prepared();
  await deps.worker.start();
  onTestFinished(async () => {
    await app.close();
    await deps.close();
  });

  const visitor = () => new Agent(app);
  let people = 0;

  return {
    app,
    deps,
    raw,
    postgres,
    clock,
    mailer,
    visitor,
    async admin() {
      await deps.services.adminAuth.createFirstAdmin(deps.systemActor, ADMIN.email, ADMIN.password);
      const agent = visitor();
      await agent.post("/admin/login", ADMIN);
      return agent;
    },
    async participant(templateId, email = `person${++people}@example.com`) {
      const agent = visitor();
      const { body } = await agent.post("/direct-assessment/register", {
        name: "Pat Doe",
        email,
        templateId,
      });
      return { agent, attemptId: body.userAssessmentId };
    },
  };
}

export const untilNoJobs = (server: TestServer) => expect.poll(() => count(server, "jobs")).toBe(0);

/** Creates a template with a text, a choice, a rating and an optional text. */
export async function exampleTemplate(admin: Agent): Promise<number> {
  const { body } = await admin.post("/admin/assessment-templates", {
    title: "Growth check",
    description: "Where you stand",
    resultsAnalysisPrompt: "Name the weakest area first.",
  });
  const questions = [
    { questionText: "What do you sell?", questionType: "text", analysisPrompt: "secret prompt" },
    {
      questionText: "How big is your team?",
      questionType: "multiple_choice",
      options: ["Just me", "2 to 10", "More"],
    },
    { questionText: "How healthy is your cash flow?", questionType: "rating" },
    { questionText: "Anything else?", questionType: "text", isRequired: false },
  ];
  for (const question of questions) await admin.post(`/admin/assessments/${body.id}/questions`, question);
  return body.id;
}
