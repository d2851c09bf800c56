import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { transaction } from "#server/db/database";
import { createJobQueue } from "#server/jobs/queue";
import { createWorker, type Worker } from "#server/jobs/worker";
import { type Mailer, MailPauseError } from "#server/mail/mailer";
import { createOutbox, type OutgoingMail } from "#server/mail/outbox";
import type { ParticipantId } from "#shared/domain/ids";
import { FakeClock } from "#tests/fakes/clock";
import { FakeMailer, linkIn } from "#tests/fakes/mailer";
import { type TestDatabase, testDatabase } from "#tests/helpers/database";
import { contentOf, count, values } from "#tests/helpers/stored";

const HOUR = 3_600_000;
const TOKEN = "tOkEn-that-opens-a-door";
const LINK = `https://askwell.test/access?token=${TOKEN}`;
const MESSAGE = { subject: "Your link", text: `Hello,\n\n${LINK}\n`, html: `<a href="${LINK}">Sign in</a>` };

let database: TestDatabase;
let clock: FakeClock;
let mailer: FakeMailer;
let stopLast: () => Promise<void>;
const log = { warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  database = testDatabase();
  clock = new FakeClock();
  mailer = new FakeMailer();
  stopLast = async () => undefined;
  vi.clearAllMocks();
});

afterEach(async () => {
  await stopLast();
  await database.close();
});

interface Options {
  secret?: string;
  with?: Mailer;
}

async function process(options: Options = {}) {
  const queue = createJobQueue({ clock });
  const parts = { db: database.db, queue, clock, log };
  const outbox = createOutbox({
    ...parts,
    mailer: options.with ?? mailer,
    secret: options.secret ?? "the secret of this instance, long",
    from: "no-reply@acme.test",
  });
  const worker: Worker = createWorker({ ...parts, handlers: outbox.handlers, random: () => 0 });
  await worker.start();
  stopLast = () => worker.stop(0);
  return { outbox, worker };
}

const mailTo = (to: string, change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  kind: "sign-in",
  to,
  message: MESSAGE,
  expiresAt: new Date(clock.now().getTime() + 24 * HOUR),
  ...change,
});

const rows = () => database.db.selectFrom("mail_outbox").selectAll().execute();
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 5_000, interval: 5 });
const waitForState = (state: string) =>
  eventually(async () => {
    expect(await rows()).toMatchObject([{ state }]);
    expect(await count(database, "jobs")).toBe(0);
  });

it("sends an email once and counts it as pending until then", async () => {
  const { outbox } = await process();
  await transaction(database.db, (tx) => outbox.enqueue(tx, mailTo("jane@example.com")));
  await waitForState("sent");
  expect(await outbox.pendingCount()).toBe(0);
  expect(mailer.sent).toEqual([
    { to: "jane@example.com", ...MESSAGE, messageId: expect.stringMatching(/^<[0-9a-f-]{36}@acme\.test>$/) },
  ]);
  expect(linkIn(mailer.lastTo("jane@example.com"))).toBe(LINK);
});

it("sends nothing when the transaction fails", async () => {
  const { outbox } = await process();
  const failing = transaction(database.db, async (tx) => {
    await outbox.enqueue(tx, mailTo("jane@example.com"));
    throw new Error("no account after all");
  });
  await expect(failing).rejects.toThrow();
  await outbox.enqueue(database.db, mailTo("eve@example.com"));
  await waitForState("sent");
  expect(mailer.sent.map(({ to }) => to)).toEqual(["eve@example.com"]);
});

describe("the database", () => {
  it("contains no plain-text token while the email waits", async () => {
    mailer.failNext();
    const { outbox } = await process();
    await outbox.enqueue(database.db, mailTo("jane@example.com"));
    await eventually(async () => expect(await rows()).toMatchObject([{ tries: 1 }]));
    expect(await outbox.pendingCount()).toBe(1);
    expect(await contentOf(database)).not.toContain(TOKEN);
  });

  it("contains no body once the email is sent", async () => {
    const { outbox } = await process();
    await outbox.enqueue(database.db, mailTo("jane@example.com"));
    await waitForState("sent");
    expect(await rows()).toMatchObject([
      { sealedBody: null, sentAt: clock.now(), tries: 1, lastError: null },
    ]);
  });

  it("and the log contain nothing of a provider's message about address and text", async () => {
    mailer.failNext();
    const { outbox } = await process();
    await outbox.enqueue(database.db, mailTo("jane@example.com"));
    await eventually(() => expect(log.warn).toHaveBeenCalled());
    expect((await rows())[0]?.lastError).toBe("Error");
    const logged = JSON.stringify([log.warn.mock.calls, log.error.mock.calls]);
    expect(logged).not.toContain("jane");
    expect(logged).not.toContain(TOKEN);
  });
});

describe("while the provider is down", () => {
  it("the email waits, survives a restart, and is sent with one Message-ID", async () => {
    const ids: string[] = [];
    const broken: Mailer = {
      name: "broken",
      delivers: true,
      async send({ messageId }) {
        ids.push(messageId);
        throw new Error("down");
      },
    };
    const before = await process({ with: broken });
    await before.outbox.enqueue(database.db, mailTo("jane@example.com"));
    await eventually(async () => expect(await rows()).toMatchObject([{ tries: 1 }]));
    await before.worker.stop();
    clock.advance(5_000);
    await process();
    await waitForState("sent");
    expect(mailer.sent.map(({ messageId }) => messageId)).toEqual(ids);
  });

  it("the email is dropped once its link has expired", async () => {
    mailer.failNext();
    const { outbox, worker } = await process();
    const expiresAt = new Date(clock.now().getTime() + HOUR);
    await outbox.enqueue(database.db, mailTo("jane@example.com", { expiresAt }));
    await eventually(async () => expect(await rows()).toMatchObject([{ tries: 1 }]));
    clock.advance(HOUR);
    mailer.recover();
    worker.wake();
    await waitForState("expired");
    expect(await rows()).toMatchObject([{ sealedBody: null }]);
    expect(mailer.sent).toEqual([]);
  });

  it("no email is kept longer than a day", async () => {
    mailer.failNext(1);
    const { outbox, worker } = await process();
    const expiresAt = new Date(clock.now().getTime() + 1_000 * HOUR);
    await outbox.enqueue(database.db, mailTo("jane@example.com", { expiresAt }));
    await eventually(async () => expect(await rows()).toMatchObject([{ tries: 1 }]));
    clock.advance(24 * HOUR);
    worker.wake();
    await waitForState("expired");
  });
});

it("postpones emails while the provider asks to wait, without counting a try", async () => {
  let waits = true;
  const busy: Mailer = {
    name: "busy",
    delivers: true,
    atOnce: 1,
    async send(mail) {
      if (waits) throw new MailPauseError("the mail server asked to wait", 60_000);
      await mailer.send(mail);
    },
  };
  const { outbox, worker } = await process({ with: busy });
  for (const name of ["jane", "eve"]) await outbox.enqueue(database.db, mailTo(`${name}@example.com`));
  await eventually(async () =>
    expect(await rows()).toMatchObject([
      { tries: 0, state: "queued", lastError: "the mail server asked to wait" },
      { tries: 0, state: "queued", lastError: "the mail server asked to wait" },
    ]),
  );
  expect(await values(database, "SELECT tries FROM jobs")).toEqual([0, 0]);
  waits = false;
  clock.advance(60_000);
  worker.wake();
  await eventually(async () => expect(await rows()).toMatchObject([{ state: "sent" }, { state: "sent" }]));
  expect(log.error).not.toHaveBeenCalled();
});

it("doesn't retry an email that was refused permanently", async () => {
  mailer.refuseAll();
  const { outbox, worker } = await process();
  await outbox.enqueue(database.db, mailTo("gone@example.com"));
  await waitForState("failed");
  clock.advance(HOUR);
  worker.wake();
  await worker.stop();
  expect(mailer.tries).toBe(1);
  expect(await rows()).toMatchObject([{ tries: 1, lastError: "the fake refuses" }]);
});

it("doesn't resend an email that was sent before a crash", async () => {
  const first = await process();
  await first.outbox.enqueue(database.db, mailTo("jane@example.com"));
  await waitForState("sent");
  await first.worker.stop();
  const { outbox, worker } = await process();
  await createJobQueue({ clock }).enqueue(database.db, {
    kind: Object.keys(outbox.handlers)[0]!,
    dedupeKey: "left behind",
    payload: { mailId: (await rows())[0]!.id },
  });
  worker.wake();
  await eventually(async () => expect(await count(database, "jobs")).toBe(0));
  expect(mailer.tries).toBe(1);
});

it("fails an email that was encrypted with another secret", async () => {
  mailer.failNext(1);
  const before = await process();
  await before.outbox.enqueue(database.db, mailTo("jane@example.com"));
  await eventually(async () => expect(await rows()).toMatchObject([{ tries: 1 }]));
  await before.worker.stop();
  clock.advance(5_000);
  await process({ secret: "a new secret that knows no old mail" });
  await waitForState("failed");
  expect(mailer.tries).toBe(1);
});

it("deletes the emails of a deleted participant", async () => {
  mailer.failNext();
  const { outbox, worker } = await process();
  const now = clock.now();
  const { id } = await database.db
    .insertInto("users")
    .values({
      email: "jane@example.com",
      name: null,
      magicToken: null,
      magicTokenExpiry: null,
      verifiedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const userId: ParticipantId = id;
  await outbox.enqueue(database.db, mailTo("jane@example.com", { userId }));
  await eventually(async () => expect(await rows()).toMatchObject([{ tries: 1 }]));
  await database.db.deleteFrom("users").where("id", "=", userId).execute();
  expect(await outbox.pendingCount()).toBe(0);
  clock.advance(5_000);
  worker.wake();
  await eventually(async () => expect(await count(database, "jobs")).toBe(0));
  expect(mailer.tries).toBe(1);
});

it("deletes an email a month after it was sent, and none that still waits", async () => {
  const { outbox, worker } = await process();
  await outbox.enqueue(database.db, mailTo("jane@example.com"));
  await waitForState("sent");
  await worker.stop();
  await outbox.enqueue(database.db, mailTo("eve@example.com"));
  await outbox.purge();
  expect(await rows()).toHaveLength(2);
  clock.advance(31 * 24 * HOUR);
  await outbox.purge();
  expect(await rows()).toMatchObject([{ recipient: "eve@example.com", state: "queued" }]);
});
