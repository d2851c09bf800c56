import { expect, test } from "vitest";
import type { OutboxMail } from "../../../src/client/screens/admin-outbox/mail-rows";
import { retryOutcome, testOutcome } from "../../../src/client/screens/admin-outbox/retry-result";

const mail = (change: Partial<OutboxMail>): OutboxMail => ({
  id: 1 as OutboxMail["id"],
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

const PRINTED = "It was printed to the server console because email isn't set up.";
const NEXT = new Date("2026-11-20T04:57:00Z");

test.each<[Partial<OutboxMail>, tone: string, title: string, text: string]>([
  [
    { state: "failed", lastError: "no such box" },
    "bad",
    "Email rejected",
    "The test email was rejected: no such box.",
  ],
  [{ state: "failed" }, "bad", "Email rejected", "The test email was rejected."],
  [{ state: "expired" }, "bad", "Email expired", "The test email expired and won't be sent."],
  [{ state: "queued" }, "pending", "Email waiting", "The test email is being sent."],
  [
    { state: "queued", lastError: "busy", nextTryAt: NEXT },
    "pending",
    "Email waiting",
    "The test email hasn't been sent yet: busy. The next try is at 10:42 AM.",
  ],
  [
    { state: "queued", lastError: "busy" },
    "pending",
    "Email waiting",
    "The test email hasn't been sent yet: busy. It will be retried automatically.",
  ],
])("an unsent email: %j", (change, tone, title, text) => {
  expect(testOutcome(mail(change), { delivers: true })).toEqual({ tone, title, text });
  const named = text.replace("The test email", "The email to ada@example.com");
  expect(retryOutcome(mail(change), { delivers: false })).toEqual({ tone, title, text: named });
});

test("a sent email is on its way, or on the console if email isn't set up", () => {
  const way = "It's on its way to ada@example.com.";
  expect([
    testOutcome(mail({}), { delivers: true }),
    testOutcome(mail({}), { delivers: false }),
    retryOutcome(mail({}), { delivers: true }),
    retryOutcome(mail({}), { delivers: false }),
  ]).toEqual([
    {
      tone: "good",
      title: "Test email sent",
      text: `${way} If it doesn't arrive, check the spam folder.`,
    },
    { tone: "good", title: "Test email printed", text: PRINTED },
    { tone: "good", title: "Email sent", text: way },
    { tone: "good", title: "Email printed", text: PRINTED },
  ]);
});
