import { snapshotOf } from "#tests/helpers/database";
import { type Agent, exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

/** Callers of the API: a visitor, the participant with the attempts, another participant, an admin. */
export const CALLERS = ["anonymous", "owner", "other", "admin"] as const;
export type Caller = (typeof CALLERS)[number];

/** Ids and tokens for paths and bodies. */
export type Ids = Record<
  | "template"
  | "question"
  | "otherQuestions"
  | "card"
  | "owner"
  | "open"
  | "openQuestion"
  | "choiceQuestion"
  | "ratingQuestion"
  | "done"
  | "mail"
  | "link"
  | "reset",
  string
>;

export interface RestWorld {
  ids: Ids;
  /** Starts a server on a copy of the world, with that caller's cookies. */
  as(caller: Caller): Promise<{ server: TestServer; agent: Agent }>;
}

const OWNER = "owner@example.com";
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? "";

/**
 * Creates a template in use with a card, an open attempt, a completed attempt without recommendations, another
 * participant, a sign-in link and a password reset link. It is created once, and each caller gets a copy, so calls
 * can't affect each other.
 */
export async function restWorld(): Promise<RestWorld> {
  const server = await testServer();
  const admin = await server.admin();
  const template = await exampleTemplate(admin);
  const questions: { id: number }[] = (await admin.get(`/admin/assessments/${template}/questions`)).body;
  const card = {
    key: "card-key-mark",
    when: { version: 1, match: "all", rules: [{ question: questions[1]!.id, op: "is", value: "Just me" }] },
    ...{ kind: "risk", title: "Alone", why: "An illness would stop the work.", steps: [] },
  };
  await admin.put(`/admin/assessment-templates/${template}/cards`, card);
  const { agent: owner, attemptId: done } = await server.participant(template, OWNER);
  await server.deps.worker.stop();
  await complete(owner, done);
  await put(server, "DELETE FROM jobs");
  server.clock.advance(11_000);
  const open = (await owner.post("/user/assessments", { assessmentId: template })).body.id;
  const openQuestions = await questionsOf(owner, open);
  const { agent: otherAgent } = await server.participant(template, "other@example.com");
  const mailing = await testServer({ database: server, clock: server.clock, mailer: server.mailer });
  await mailing.visitor().post("/user/magic-link", { email: OWNER });
  await mailing.visitor().post("/admin/forgot-password", { email: "ada@example.com" });
  const tokens = await mailedTokens(server);
  const mails: { id: number }[] = (await admin.get("/admin/outbox")).body;
  await mailing.deps.worker.stop();
  const cookies = { anonymous: {}, owner: owner.cookies, other: otherAgent.cookies, admin: admin.cookies };
  const now = server.clock.now();
  const ids = {
    template,
    question: questions[0]!.id,
    otherQuestions: questions
      .slice(1)
      .map(({ id }) => id)
      .join(", "),
    card: card.key,
    owner: (await admin.get("/admin/users")).body.find(({ email }: { email: string }) => email === OWNER).id,
    open,
    openQuestion: openQuestions[0]!.id,
    choiceQuestion: openQuestions[1]!.id,
    ratingQuestion: openQuestions[2]!.id,
    done,
    mail: mails[0]!.id,
  };
  const copyWorld = snapshotOf(server);
  return {
    ids: { ...mapValues(ids), ...tokens },
    async as(caller) {
      const copy = await testServer({ database: copyWorld() }, { RATE_LIMIT_FACTOR: "off" });
      copy.clock.advance(now.getTime() - copy.clock.now().getTime());
      const agent = copy.visitor();
      agent.cookies = { ...cookies[caller] };
      return { server: copy, agent };
    },
  };
}

const questionsOf = async (agent: Agent, id: number): Promise<{ id: number }[]> =>
  (await agent.get(`/user/assessments/${id}/questions`)).body;

async function complete(agent: Agent, id: number): Promise<void> {
  const [text, choice, rating] = await questionsOf(agent, id);
  const responses = { [text!.id]: "Shoes", [choice!.id]: "Just me", [rating!.id]: "2" };
  await agent.post(`/user/assessments/${id}/complete`, { responses });
}

/** The tokens in the two emails, once both are sent. */
async function mailedTokens(server: TestServer) {
  while (server.mailer.sent.length < 2) await new Promise((resolve) => setImmediate(resolve));
  return {
    link: tokenIn(server.mailer.lastTo(OWNER).text),
    reset: tokenIn(server.mailer.lastTo("ada@example.com").text),
  };
}

const mapValues = <K extends string>(ids: Record<K, string | number>) =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)])) as Record<K, string>;
