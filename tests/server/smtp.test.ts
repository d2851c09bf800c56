import { afterEach, beforeEach, expect, it } from "vitest";
import { JobError } from "#server/jobs/failure";
import { UndeliverableError } from "#server/mail/mailer";
import { createSmtpMailer } from "#server/mail/smtp";
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

it("signs in with the name and password of the address", async () => {
  await send(server.url.replace("smtp://", "smtp://user:pass%40word@"));
  expect(server.received).toHaveLength(1);
});

it.each([
  ["RCPT", "550 no such user jane@example.com"],
  ["DATA", "554 spam for jane@example.com"],
] as const)(
  "takes a 5xx to %s as final, and repeats nothing of what the server says",
  async (command, line) => {
    server.answer(command, line);
    const error = await failure();
    expect(error).toBeInstanceOf(UndeliverableError);
    expect(String(error)).not.toContain("jane");
  },
);

it.each([
  ["RCPT", "450 mailbox of jane@example.com is busy"],
  ["DATA", "451 try later, jane@example.com"],
  ["MAIL", "550 no-reply@acme.test may not send to jane@example.com"],
] as const)("takes an answer to %s that can change as something to try again: %s", async (command, line) => {
  server.answer(command, line);
  const error = await failure();
  expect(error).toBeInstanceOf(JobError);
  expect(String(error)).not.toContain("jane");
});

it("takes a mail that was not taken with 250 as something to try again", async () => {
  server.answer("end", "220 hello again, jane@example.com");
  expect(await failure()).toEqual(new JobError("the mail server did not say that it took the mail"));
});

it("takes a mail that an LMTP server refuses for its recipient as something to try again", async () => {
  server.answer("LHLO", "250 fine");
  server.answer("end", "550 no such user jane@example.com");
  expect(await failure(`${server.url}?lmtp=true`)).toEqual(
    new JobError("the mail server did not say that it took the mail"),
  );
});

it("takes a wrong password as something an admin can mend", async () => {
  server.answer("AUTH", "535 wrong");
  expect(await failure(server.url.replace("smtp://", "smtp://user:wrong@"))).toBeInstanceOf(JobError);
});

it("lets go of a server that says nothing once the try is over, so that it cannot take the mail late", async () => {
  server.speakUntil(0);
  const over = new AbortController();
  const ended: unknown[] = [];
  send(server.url, over.signal).catch((error: unknown) => ended.push(error));
  await expect.poll(() => server.received.length).toBe(1);
  over.abort();
  await expect.poll(() => ended, { timeout: 3_000 }).toEqual([expect.any(JobError)]);
});

it("takes a server that is not there as something to try again", async () => {
  const { url } = server;
  await server.close();
  expect(await failure(url)).toBeInstanceOf(JobError);
  server = await startFakeSmtpServer();
});
