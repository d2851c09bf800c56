import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createJobQueue } from "#server/jobs/queue";
import { createWorker, type Worker } from "#server/jobs/worker";
import { createMailService, type MailService } from "#server/mail/mail-service";
import { mailBranding } from "#server/mail/messages/mail-branding";
import { createOutbox } from "#server/mail/outbox";
import { createLimiter } from "#server/rate-limits/limiter";
import { FakeClock } from "#tests/fakes/clock";
import { FakeMailer, linkIn } from "#tests/fakes/mailer";
import { type TestDatabase, testDatabase } from "#tests/helpers/database";

const PUBLIC_URL = "https://askwell.test";
const BRANDING = mailBranding(
  {
    name: "Acme",
    logoUrl: undefined,
    color: undefined,
    supportEmail: undefined,
    privacyUrl: undefined,
    imprintUrl: undefined,
  },
  PUBLIC_URL,
);
const HOUR = 3_600_000;

let database: TestDatabase;
let clock: FakeClock;
let mailer: FakeMailer;
let worker: Worker;
let mailService: MailService;
const log = { warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  database = testDatabase();
  clock = new FakeClock();
  mailer = new FakeMailer();
  vi.clearAllMocks();
  const { db } = database;
  const queue = createJobQueue({ clock });
  const outbox = createOutbox({ db, queue, clock, log, mailer, secret: "x".repeat(32), from: "a@acme.test" });
  const limiter = createLimiter({ db, clock, log, factor: 1 });
  worker = createWorker({ db, queue, clock, log, handlers: outbox.handlers });
  mailService = createMailService({
    outbox,
    limiter,
    clock,
    branding: BRANDING,
    publicUrl: PUBLIC_URL,
    strictLinks: false,
  });
  await worker.start();
});

afterEach(async () => {
  await worker.stop(0);
  await database.close();
});

it("sends every kind of email with its link", async () => {
  const { db } = database;
  const now = clock.now();
  const { id: userId } = await db
    .insertInto("users")
    .values({
      email: "p@example.com",
      name: "Pat",
      magicToken: null,
      magicTokenExpiry: null,
      verifiedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const expiresAt = new Date(now.getTime() + HOUR);
  const link = (name: string) => `${PUBLIC_URL}/${name}?token=abc`;
  const person = { userId, name: "Pat", expiresAt };
  await mailService.signInLink(db, { ...person, to: "1@example.com", link: link("access") });
  await mailService.directStartLink(db, {
    ...person,
    to: "2@example.com",
    link: link("start"),
    title: "Check",
  });
  await mailService.noAccountYet(db, { to: "3@example.com", link: `${PUBLIC_URL}/start-assessment` });
  await mailService.passwordReset(db, { to: "4@example.com", link: link("reset"), expiresAt });
  await mailService.passwordChanged(db, { to: "5@example.com" });
  await expect.poll(() => mailer.sent).toHaveLength(5);
  const sent = mailer.sent.toSorted((a, b) => a.to.localeCompare(b.to));
  expect(sent.map((mail) => linkIn(mail))).toEqual([
    link("access"),
    link("start"),
    `${PUBLIC_URL}/start-assessment`,
    link("reset"),
    `${PUBLIC_URL}/admin`,
  ]);
  expect(sent.slice(0, 2).map(({ text }) => text.includes("Hi Pat,"))).toEqual([true, true]);
});

it("limits emails to an unverified address to five an hour and fifteen a day", async () => {
  const allowed: boolean[] = [];
  for (let hour = 0; hour < 4; hour++) {
    for (let time = 0; time < 6; time++)
      allowed.push(await mailService.mayWriteTo("jane@example.com", "newcomer"));
    clock.advance(HOUR);
  }
  const fiveOfSix = [true, true, true, true, true, false];
  expect(allowed).toEqual([...fiveOfSix, ...fiveOfSix, ...fiveOfSix, ...Array<boolean>(6).fill(false)]);
  expect(await mailService.mayWriteTo("eve@example.com", "newcomer")).toBe(true);
});

it("pauses emails to strangers after fifty in an hour, logs it, and still writes to everyone else", async () => {
  const asked = Array.from({ length: 51 }, (_, index) =>
    mailService.mayWriteTo(`${index}@example.com`, "no-account"),
  );
  expect((await Promise.all(asked)).filter((allowed) => !allowed)).toHaveLength(1);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { event: "limit-reached", limit: "mail-strangers", refused: 1 },
    expect.any(String),
  );
  for (const about of ["newcomer", "sign-in", "invitation", "password-reset"] as const) {
    expect(await mailService.mayWriteTo("jane@example.com", about)).toBe(true);
  }
  clock.advance(HOUR);
  expect(await mailService.mayWriteTo("jane@example.com", "no-account")).toBe(true);
});

it("doesn't count a paused email against its address", async () => {
  for (let index = 0; index < 50; index++) await mailService.mayWriteTo(`${index}@example.com`, "no-account");
  for (let time = 0; time < 9; time++) await mailService.mayWriteTo("jane@example.com", "no-account");
  expect(
    await database.db.selectFrom("rate_limits").select("hits").where("key", "like", "%jane%").execute(),
  ).toEqual([]);
});
