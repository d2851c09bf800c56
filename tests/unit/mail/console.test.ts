import { expect, it } from "vitest";
import { JobError } from "#server/jobs/job-error";
import { createConsoleMailer } from "#server/mail/console-mailer";

const MAIL = {
  to: "jane@example.com",
  subject: "Your link",
  text: "Hello,\n\nSign in:\nhttps://askwell.test/access?token=abc\n",
  html: "<p>Hello</p>",
  messageId: "<1@askwell.test>",
};

async function printed(change: Partial<typeof MAIL> = {}): Promise<string> {
  let output = "";
  const mailer = createConsoleMailer({
    write(text) {
      output += text;
      return true;
    },
  });
  await mailer.send({ ...MAIL, ...change }, new AbortController().signal);
  return output;
}

it("prints recipient, subject and text, with the link alone on its line", async () => {
  const lines = (await printed()).split("\n");
  expect(lines).toContain("To:      jane@example.com");
  expect(lines).toContain("Subject: Your link");
  expect(lines).toContain("https://askwell.test/access?token=abc");
});

it("removes control characters that could manipulate the terminal", async () => {
  expect(await printed({ subject: "\u001b[2Jgone\r\u009b1m" })).not.toMatch(/[^\P{Cc}\n]/u);
});

it("fails if the output isn't written", async () => {
  const mailer = createConsoleMailer({ write: () => false });
  await expect(mailer.send(MAIL, new AbortController().signal)).rejects.toThrow(JobError);
});
