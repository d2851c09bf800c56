import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { JobError } from "#server/jobs/job-error";
import { UndeliverableError } from "#server/mail/mailer";
import { createPostmarkMailer } from "#server/mail/postmark";

const API = "https://api.postmarkapp.com/email";
const MAIL = {
  to: "jane@example.com",
  subject: "Your link – ünïcode",
  text: "Hello",
  html: "<p>Hello</p>",
  messageId: "<1@acme.test>",
};
const SENDER = { name: "Acme, Inc.", address: "no-reply@acme.test", replyTo: "help@acme.test" };
const PLAIN_SENDER = { ...SENDER, replyTo: undefined };

const server = setupServer();
let requests: { url: string; headers: Headers; body: unknown }[];

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  requests = [];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function answer(status: number, body: object, url = API): void {
  server.use(
    http.post(url, async ({ request }) => {
      requests.push({ url: request.url, headers: request.headers, body: await request.json() });
      return HttpResponse.json(body, { status });
    }),
  );
}

const ok = { ErrorCode: 0, Message: "OK", MessageID: "b7bc2f4a-e38e-4336-af7d-e6c392c2f817", To: MAIL.to };
const send = (
  apiUrl?: string,
  sender = SENDER as typeof SENDER | typeof PLAIN_SENDER,
  signal?: AbortSignal,
) =>
  createPostmarkMailer({ token: "server-token", apiUrl }, sender).send(
    MAIL,
    signal ?? new AbortController().signal,
  );
const failure = async () =>
  send().then(
    () => undefined,
    (error: unknown) => error,
  );

it("sends an email in Postmark's format, with our Message-ID and without tracking", async () => {
  answer(200, ok);
  await send();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get("x-postmark-server-token")).toBe("server-token");
  expect(requests[0]?.body).toEqual({
    From: '"Acme, Inc." <no-reply@acme.test>',
    To: "jane@example.com",
    ReplyTo: "help@acme.test",
    Subject: "Your link – ünïcode",
    TextBody: "Hello",
    HtmlBody: "<p>Hello</p>",
    MessageStream: "outbound",
    TrackOpens: false,
    TrackLinks: "None",
    Headers: [
      { Name: "Message-ID", Value: "<1@acme.test>" },
      { Name: "X-PM-KeepID", Value: "true" },
      { Name: "Auto-Submitted", Value: "auto-generated" },
    ],
  });
});

it("sends no reply address when there is none", async () => {
  answer(200, ok);
  await send(undefined, PLAIN_SENDER);
  expect(requests[0]?.body).not.toHaveProperty("ReplyTo");
});

it("uses the configured address, with or without TLS or a path", async () => {
  answer(200, ok, "http://127.0.0.1:9025/email");
  await send("http://127.0.0.1:9025");
  answer(200, ok, "http://127.0.0.1:9025/gateway/email");
  await send("http://127.0.0.1:9025/gateway/");
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/email", "/gateway/email"]);
});

it.each([
  [406, "an inactive recipient", "earlier emails to this address bounced or were reported as spam"],
  [300, "an address that is none", "the email address isn't valid"],
])(
  "treats code %i, %s, as permanent, and gives the reason in our own words",
  async (ErrorCode, _, reason) => {
    answer(422, { ErrorCode, Message: "Found inactive addresses: jane@example.com." });
    const error = await failure();
    expect(error).toBeInstanceOf(UndeliverableError);
    expect(String(error)).not.toContain("jane");
    expect(String(error)).toContain(`with code ${ErrorCode}: ${reason}`);
  },
);

it.each(["Invalid 'From' address: 'nobody'.", "Error parsing 'ReplyTo': Illegal email address 'help@'."])(
  "treats code 300 about our own address as temporary: %s",
  async (Message) => {
    answer(422, { ErrorCode: 300, Message });
    const error = await failure();
    expect(error).toBeInstanceOf(JobError);
    expect(String(error)).toContain("with code 300: MAIL_FROM or MAIL_REPLY_TO isn't valid");
  },
);

it.each([
  [401, 10, "a wrong token"],
  [422, 400, "a sender that is not confirmed"],
  [429, 0, "too many requests"],
  [500, 0, "trouble of its own"],
  [503, 0, "maintenance"],
])("treats status %i with code %i, %s, as temporary", async (status, ErrorCode) => {
  answer(status, { ErrorCode, Message: "about jane@example.com" });
  const error = await failure();
  expect(error).toBeInstanceOf(JobError);
  expect(String(error)).not.toContain("jane");
});

it.each([
  ["an empty object", HttpResponse.json({})],
  ["an empty body", new HttpResponse("")],
  ["a page of some proxy", HttpResponse.html("<p>Welcome, jane@example.com</p>")],
  ["null", HttpResponse.json(null)],
  ["a list", HttpResponse.json([ok])],
  ["an error code", HttpResponse.json({ ...ok, ErrorCode: 406, Message: "about jane@example.com" })],
  ["no message id", HttpResponse.json({ ErrorCode: 0, Message: "OK" })],
  ["an empty message id", HttpResponse.json({ ...ok, MessageID: " " })],
])("treats a 200 with %s as temporary", async (_what, response) => {
  server.use(http.post(API, () => response));
  expect(await failure()).toEqual(
    new JobError("Postmark answered 200 but did not say that it took the mail"),
  );
});

it("treats a broken connection as temporary", async () => {
  server.use(http.post(API, () => HttpResponse.error()));
  expect(await failure()).toEqual(new JobError("Postmark could not be reached"));
});

it("aborts the request when told to stop", async () => {
  const controller = new AbortController();
  const cut = new Promise<void>((resolve) => {
    server.use(
      http.post(API, async ({ request }) => {
        request.signal.addEventListener("abort", () => resolve());
        controller.abort();
        return new Promise<never>(() => undefined);
      }),
    );
  });
  await expect(send(undefined, SENDER, controller.signal)).rejects.toThrow("could not be reached");
  await cut;
});
