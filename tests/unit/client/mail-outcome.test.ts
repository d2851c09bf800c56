import { expect, test } from "vitest";
import type { Mail } from "../../../src/client/screens/admin-outbox/mail-rows";
import { retryOutcome, testOutcome } from "../../../src/client/screens/admin-outbox/outcome";

const mail = (change: Partial<Mail>): Mail => ({
  id: 1 as Mail["id"],
  kind: "sign-in",
  recipient: "ada@example.com",
  subject: "Your link",
  state: "sent",
  tries: 1,
  lastError: null,
  nextTryAt: null,
  canRetry: false,
  createdAt: new Date(0),
  sentAt: null,
  ...change,
});

const PRINTED = "It is on the server's console. To reach an inbox, it needs a mail provider.";
const NEXT = new Date("2026-11-20T04:57:00Z");

test.each<[Partial<Mail>, tone: string, title: string, text: string]>([
  [
    { state: "failed", lastError: "no such box" },
    "bad",
    "Mail refused",
    "The test mail was refused: no such box.",
  ],
  [{ state: "failed" }, "bad", "Mail refused", "The test mail was refused."],
  [{ state: "expired" }, "bad", "Mail expired", "The test mail has run out and is not sent any more."],
  [{ state: "queued" }, "pending", "Mail waiting", "The test mail is still on its way."],
  [
    { state: "queued", lastError: "busy", nextTryAt: NEXT },
    "pending",
    "Mail waiting",
    "The test mail has not left yet: busy. The next try is at 10:42 AM.",
  ],
  [
    { state: "queued", lastError: "busy" },
    "pending",
    "Mail waiting",
    "The test mail has not left yet: busy. It is tried again by itself.",
  ],
])("a mail that has not left: %j", (change, tone, title, text) => {
  expect(testOutcome(mail(change), { delivers: true })).toEqual({ tone, title, text });
  const named = text.replace("The test mail", "The mail to ada@example.com");
  expect(retryOutcome(mail(change), { delivers: false })).toEqual({ tone, title, text: named });
});

test("a mail that has left is on its way, or on the console where none is delivered", () => {
  const way = "It is on its way to ada@example.com.";
  expect([
    testOutcome(mail({}), { delivers: true }),
    testOutcome(mail({}), { delivers: false }),
    retryOutcome(mail({}), { delivers: true }),
    retryOutcome(mail({}), { delivers: false }),
  ]).toEqual([
    {
      tone: "good",
      title: "Test mail sent",
      text: `${way} If it does not arrive, look into the spam folder.`,
    },
    { tone: "good", title: "Test mail printed", text: PRINTED },
    { tone: "good", title: "Mail sent", text: way },
    { tone: "good", title: "Mail printed", text: PRINTED },
  ]);
});
