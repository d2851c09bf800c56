import type { Page } from "playwright-core";
import type { QuestionDraft } from "#shared/contracts/questions";
import type { AnswerValue } from "#shared/domain/answer";
import { type Card, renamedCard } from "#shared/domain/cards/card";
import type { Scoring } from "#shared/domain/scoring";
import { openWindow } from "#tests/helpers/page";
import type { PageServer } from "#tests/helpers/page-server";
import { ADMIN, type Agent } from "#tests/helpers/server";

export interface Asked extends Partial<QuestionDraft> {
  questionText: string;
  /** Stored when the attempt is completed; undefined leaves the question unanswered. */
  answer?: AnswerValue;
}

interface AttemptOptions {
  asked: readonly Asked[];
  title?: string;
  description?: string;
  name?: string;
  /** A BCP 47 tag. */
  language?: string;
  scoring?: Scoring;
  /** They refer to questions by place, from 1. */
  cards?: readonly Card[];
  /** Expected console messages that the test causes. */
  expected?: RegExp;
}

/** Throws if a call is refused. Otherwise the test would fail later for an unclear reason. */
async function stored(sending: ReturnType<Agent["post"]>): Promise<void> {
  const { status, body } = await sending;
  if (status >= 400) throw new Error(JSON.stringify(body));
}

/** Opens a window for a new participant; `complete` stores all answers and completes the attempt. */
export async function answeredAttempt(server: PageServer, options: AttemptOptions) {
  const {
    asked,
    title = "Growth check",
    description = "Where you stand",
    name = "Pat Doe",
    language = null,
  } = options;
  const admin = server.visitor();
  if (!(await server.deps.services.adminAuth.hasAdmin())) {
    await server.deps.services.adminAuth.createFirstAdmin(
      server.deps.systemActor,
      ADMIN.email,
      ADMIN.password,
    );
  }
  await admin.post("/admin/login", ADMIN);
  const { body: template } = await admin.post("/admin/assessment-templates", {
    title,
    description,
    language,
  });
  if (options.scoring)
    await stored(
      admin.put(`/admin/assessment-templates/${template.id}/scoring`, { scoring: options.scoring }),
    );
  const places = new Map<number, number>();
  for (const [index, { answer, ...question }] of asked.entries()) {
    const adding = admin.post(`/admin/assessments/${template.id}/questions`, {
      isRequired: false,
      ...question,
    });
    await stored(adding);
    places.set(index + 1, (await adding).body.id);
  }
  for (const card of options.cards ?? []) {
    const payload = { assessmentId: template.id, card: renamedCard(card, places) };
    await stored(admin.send({ method: "POST", url: "/trpc/admin.cards.save", payload }));
  }

  const page = await openWindow(server.url, undefined, options.expected);
  const call = async (path: string, data: object) =>
    (await page.request.post(`/api${path}`, { data })).json();
  const email = `${name.replace(/\W/g, ".").toLowerCase()}@example.com`;
  const { userAssessmentId: id } = await call("/direct-assessment/register", {
    name,
    email,
    templateId: template.id,
  });
  const questions: { id: number }[] = await (
    await page.request.get(`/api/user/assessments/${id}/questions`)
  ).json();
  const ids = questions.map((question) => question.id);
  const responses = Object.fromEntries(
    asked.flatMap(({ answer }, index) => (answer === undefined ? [] : [[ids[index], answer]])),
  );
  const path = `/assessment/${id}/results`;
  return { page, path, ids, complete: () => call(`/user/assessments/${id}/complete`, { responses }) };
}

/** Completes the attempt and opens its results. */
export async function openResults(server: PageServer, options: AttemptOptions) {
  const attempt = await answeredAttempt(server, options);
  await attempt.complete();
  await attempt.page.goto(attempt.path);
  await attempt.page.getByRole("heading", { name: "Your Responses" }).waitFor();
  return attempt;
}

/** Waits until all parts have loaded and markdown is rendered; it is plain text at first. */
export async function ready(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Your Responses" }).waitFor();
  await page.waitForFunction(
    () => !document.querySelector("main [aria-busy=true], main .safe-markdown-plain"),
  );
}
