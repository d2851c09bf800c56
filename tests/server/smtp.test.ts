import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createTlsServer } from "node:tls";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { JobError } from "#server/jobs/job-error";
import { MailPauseError, UndeliverableError } from "#server/mail/mailer";
import { createSmtpMailer } from "#server/mail/smtp";
import { FakeClock } from "#tests/fakes/clock";
import { type FakeSmtpServer, startFakeSmtpServer } from "#tests/fakes/smtp-server";

const MAIL = {
  to: "jane@example.com",
  subject: "Your link – ünïcode",
  text: "Hello from the text",
  html: "<p>Hello from the page</p>",
  messageId: "<1@acme.test>",
};
const SENDER = { name: "Acme, Inc.", address: "no-reply@acme.test", replyTo: "help@acme.test" };

let server: FakeSmtpServer;

beforeEach(async () => {
  server = await startFakeSmtpServer();
});
afterEach(() => server.close());

const send = (url = server.url, signal = new AbortController().signal) =>
  createSmtpMailer({ url }, SENDER).send(MAIL, signal);
const failure = async (url?: string) =>
  send(url).then(
    () => undefined,
    (error: unknown) => error,
  );

it("sends both parts with our Message-ID, the sender's name and the reply address", async () => {
  await send();
  expect(server.received).toHaveLength(1);
  const { to, message } = server.received[0]!;
  expect(to).toBe("jane@example.com");
  expect(message).toContain("Message-ID: <1@acme.test>");
  expect(message).toContain('From: "Acme, Inc." <no-reply@acme.test>');
  expect(message).toContain("Reply-To: help@acme.test");
  expect(message).toContain("Auto-Submitted: auto-generated");
  expect(message).toContain("Content-Type: multipart/alternative");
  expect(message.indexOf("Hello from the text")).toBeLessThan(message.indexOf("Hello from the page"));
});

it("signs in with name and password from the address", async () => {
  await send(server.url.replace("smtp://", "smtp://user:pass%40word@"));
  expect(server.received).toHaveLength(1);
});

it.each([
  ["RCPT", "550 no such user jane@example.com"],
  ["RCPT", "550 5.1.1 <jane@example.com>: Recipient address rejected: User unknown"],
  ["RCPT", "550-5.1.1 The account jane@example.com does not exist"],
  ["RCPT", "550 5.1.10 RESOLVER.ADR.RecipientNotFound; jane@example.com"],
  ["RCPT", "553 5.1.2 We are unable to find the host of jane@example.com"],
  ["RCPT", "501 5.1.3 Bad recipient address syntax"],
  ["RCPT", "550 5.1.6 jane@example.com has moved"],
  ["RCPT", "550 #5.1.0 Address rejected."],
  ["RCPT", "550 5.2.1 The account of jane@example.com is disabled"],
  ["RCPT", "551 User jane@example.com not local"],
  ["RCPT", "553 jane@example.com: no mailbox here by that name"],
  ["RCPT", "550 Requested action not taken: mailbox unavailable"],
  ["RCPT", "550 unrouteable address"],
  ["RCPT", "550 unknown user <relay.full@quota.example>"],
  ["RCPT", "550 No such person at this corporate domain"],
  ["end", "550 5.1.1 jane@example.com is not known here"],
] as const)("gives up at %s only for an address that doesn't exist: %s", async (command, line) => {
  server.answer(command, line.replace(/^(\d+)-(.*)$/, "$1-$2\r\n$1 more"));
  const error = await failure();
  expect(error).toBeInstanceOf(UndeliverableError);
  expect(String(error)).toMatch(/the mail server answered 5\d\d( 5\.[12]\.\d+)?: the address doesn't exist$/);
  expect(String(error)).not.toContain("jane");
});

it.each([
  ["RCPT", "450 mailbox of jane@example.com is busy", "450"],
  ["RCPT", "450 4.2.0 Greylisted, try again, jane@example.com", "450 4.2.0"],
  ["RCPT", "550 5.7.1 Relaying denied for jane@example.com", "550 5.7.1: it doesn't relay"],
  ["RCPT", "554 5.7.1 <jane@example.com>: Relay access denied", "554 5.7.1: it doesn't relay"],
  ["RCPT", "550 relay not permitted for jane@example.com", "550: it doesn't relay"],
  [
    "RCPT",
    "553 5.7.1 Sender address rejected: not owned by user x",
    "553 5.7.1: it doesn't let this account send as MAIL_FROM",
  ],
  ["RCPT", "553 sorry, your sender address was refused", "553"],
  ["RCPT", "550 5.1.8 Sender address rejected: Domain not found", "550 5.1.8"],
  ["RCPT", "501 5.1.7 Bad sender address syntax", "501 5.1.7"],
  ["RCPT", "504 5.5.2 <host>: Helo command rejected: need fully-qualified hostname", "504 5.5.2"],
  ["RCPT", "554 Service unavailable; blocked using a blacklist", "554: it blocks"],
  ["RCPT", "550 5.7.606 Access denied, banned sending IP 192.0.2.1", "550 5.7.606"],
  ["RCPT", "550 blocked, see 5.1.1.7 for jane@example.com", "550: it blocks"],
  ["RCPT", "552 5.2.2 Mailbox of jane@example.com is full", "552 5.2.2: a quota is used up"],
  ["RCPT", "552 Quota exceeded", "552: a quota is used up"],
  ["RCPT", "550 5.4.5 Daily user sending limit exceeded", "550 5.4.5: a quota is used up"],
  ["RCPT", "550 5.2.1 jane@example.com is receiving mail at a rate that prevents more", "550 5.2.1"],
  ["RCPT", "550 Administrative prohibition", "550"],
  ["RCPT", "530 5.7.0 Must issue a STARTTLS command first", "530 5.7.0"],
  ["RCPT", "550 5.4.1 Recipient address rejected: Access denied", "550 5.4.1"],
  ["MAIL", "550 no-reply@acme.test may not send to jane@example.com", "550: it refused the sender"],
  ["MAIL", "553 5.1.3 The address is not a valid one", "553 5.1.3: it refused the sender"],
  ["MAIL", "530 5.7.0 Authentication required", "530 5.7.0: it refused the sign-in"],
  ["MAIL", "552 5.3.4 Message too big", "552 5.3.4"],
  ["DATA", "451 try later, jane@example.com", "451"],
  ["DATA", "554 spam for jane@example.com", "554: it blocks"],
  [
    "end",
    "550 5.7.60 SMTP; Client does not have permissions to send as this sender",
    "550 5.7.60: it doesn't let this account send as MAIL_FROM",
  ],
  [
    "end",
    "554 5.2.252 SendAsDenied; jane@example.com",
    "554 5.2.252: it doesn't let this account send as MAIL_FROM",
  ],
  ["end", "550 5.7.26 Unauthenticated mail is not accepted: DMARC", "550 5.7.26: it blocks"],
  ["end", "554 5.6.0 Message content rejected", "554 5.6.0"],
  ["end", "550 mail was refused", "550"],
] as const)("retries after %s when the cause can change: %s", async (command, line, errorText) => {
  server.answer(command, line);
  const error = await failure();
  expect(error).toBeInstanceOf(JobError);
  expect(String(error)).toContain(`the mail server answered ${errorText}`);
  expect(String(error)).not.toContain("jane");
});

it("uses one connection and one sign-in for sixty emails", async () => {
  server.answer("AUTH", () => (server.logins > 20 ? "454 4.7.0 Too many login attempts" : null));
  const mailer = createSmtpMailer(
    { url: server.url.replace("//", "//user:secret@"), greetAs: "askwell.example" },
    SENDER,
  );
  for (let mail = 0; mail < 60; mail += 1) await mailer.send(MAIL, new AbortController().signal);
  expect(server.received).toHaveLength(60);
  expect(server.logins).toBe(1);
  expect(server.greetings).toEqual(["EHLO askwell.example"]);
  mailer.close?.();
});

it("keeps the connection after a recipient was refused", async () => {
  const mailer = createSmtpMailer({ url: server.url.replace("//", "//user:secret@") }, SENDER);
  server.answer("RCPT", "550 5.1.1 unknown");
  await expect(mailer.send(MAIL, new AbortController().signal)).rejects.toBeInstanceOf(UndeliverableError);
  server.answer("RCPT", null);
  await mailer.send(MAIL, new AbortController().signal);
  expect(server.logins).toBe(1);
  mailer.close?.();
});

it.each([
  ["AUTH", "454 4.7.0 Too many login attempts, please try again later"],
  ["AUTH", "421 4.7.0 Try again later"],
  ["MAIL", "421 Too many messages"],
  ["RCPT", "451 4.7.1 You are sending too fast"],
  ["end", "452 4.7.28 Rate limit"],
] as const)("after %s %s no email is tried until the pause is over", async (command, line) => {
  const clock = new FakeClock();
  const mailer = createSmtpMailer({ url: server.url.replace("//", "//user:secret@") }, SENDER, clock);
  const trySend = () => mailer.send(MAIL, new AbortController().signal);
  server.answer(command, line);
  await expect(trySend()).rejects.toBeInstanceOf(JobError);
  const { logins } = server;
  for (let mail = 0; mail < 20; mail += 1) await expect(trySend()).rejects.toBeInstanceOf(MailPauseError);
  expect(server.logins).toBe(logins);
  clock.advance(6_000);
  await expect(trySend()).rejects.toBeInstanceOf(JobError);
  // The second pause is longer than the first.
  clock.advance(6_000);
  await expect(trySend()).rejects.toBeInstanceOf(MailPauseError);
  clock.advance(6_000);
  server.answer(command, null);
  await trySend();
  expect(server.received.length).toBeGreaterThan(0);
  mailer.close?.();
});

it.each([
  ["RCPT", "450 4.7.1 Greylisted, please try again"],
  ["RCPT", "450 4.2.0 mailbox busy"],
  ["RCPT", "550 5.7.1 Relaying denied"],
] as const)("%s %s concerns one email, and others are sent", async (command, line) => {
  const mailer = createSmtpMailer({ url: server.url }, SENDER, new FakeClock());
  server.answer(command, line);
  await expect(mailer.send(MAIL, new AbortController().signal)).rejects.toBeInstanceOf(JobError);
  server.answer(command, null);
  await mailer.send(MAIL, new AbortController().signal);
  expect(server.received).toHaveLength(1);
  mailer.close?.();
});

it.each([
  [
    "TLS where there is none",
    (): string => server.url.replace("smtp://", "smtps://"),
    "doesn't use TLS from the start: write smtp://",
  ],
  [
    "a host that is not there",
    (): string => "smtp://mail.invalid:25",
    "the mail server mail.invalid:25 can't be found",
  ],
  ["a port that nobody listens on", (): string => "smtp://127.0.0.1:9", "no server answers at 127.0.0.1:9"],
] as const)("explains what is wrong with %s", async (_, url, problemText) => {
  expect(String(await failure(url()))).toContain(problemText);
});

it("explains that a certificate isn't trusted", async () => {
  const key = readFileSync(new URL("../fixtures/tls/key.pem", import.meta.url));
  const cert = readFileSync(new URL("../fixtures/tls/cert.pem", import.meta.url));
  const secure = createTlsServer({ key, cert }, (socket) => socket.end("220 fake\r\n")).listen(
    0,
    "127.0.0.1",
  );
  onTestFinished(() => void secure.close());
  await once(secure, "listening");
  const address = secure.address();
  const port = typeof address === "object" && address ? address.port : 0;
  expect(String(await failure(`smtps://127.0.0.1:${port}`))).toContain(
    "isn't trusted: set NODE_EXTRA_CA_CERTS",
  );
  expect(String(await failure(`smtp://127.0.0.1:${port}`))).toContain("write smtps://");
}, 20_000);

it("treats an email not accepted with 250 as temporary", async () => {
  server.answer("end", "220 hello again, jane@example.com");
  expect(await failure()).toEqual(new JobError("the mail server did not say that it took the mail"));
});

it("treats an email that an LMTP server refuses for its recipient as temporary", async () => {
  server.answer("LHLO", "250 fine");
  server.answer("end", "550 no such user jane@example.com");
  expect(await failure(`${server.url}?lmtp=true`)).toEqual(
    new JobError("the mail server did not say that it took the mail"),
  );
});

it("treats a wrong password as a problem that an admin can fix", async () => {
  server.answer("AUTH", "535 wrong");
  expect(await failure(server.url.replace("smtp://", "smtp://user:wrong@"))).toBeInstanceOf(JobError);
});

it("disconnects from a silent server when the try is over, so that it can't accept the email late", async () => {
  server.speakUntil(0);
  const over = new AbortController();
  const errors: unknown[] = [];
  send(server.url, over.signal).catch((error: unknown) => errors.push(error));
  await expect.poll(() => server.received.length).toBe(1);
  over.abort();
  await expect.poll(() => errors, { timeout: 3_000 }).toEqual([expect.any(JobError)]);
});

it("treats an unreachable server as temporary", async () => {
  const { url } = server;
  await server.close();
  expect(await failure(url)).toBeInstanceOf(JobError);
  server = await startFakeSmtpServer();
});
