import { JobError } from "../jobs/job-error";
import type { Output } from "../lib/nonblocking-output";
import type { Mailer } from "./mailer";

const LINE_WIDTH = 72;
/** Control characters except line breaks: they could move a terminal's cursor or color its text. */
const CONTROL = /[^\P{Cc}\n]/gu;

/**
 * "Sends" by printing, so that a team without an email account still gets its links. Throws JobError if the output is
 * blocked, so the email is tried again.
 */
export function createConsoleMailer(output: Output): Mailer {
  const line = (title: string) => `── ${title} `.padEnd(LINE_WIDTH, "─");
  return {
    name: "console",
    delivers: false,
    async send({ to, subject, text }) {
      const head = `To:      ${to}\nSubject: ${subject}`;
      const lines = [
        line("Email (printed because email isn't set up)"),
        head,
        "",
        text.trim(),
        "─".repeat(LINE_WIDTH),
      ];
      const isTaken = output.write(`\n${lines.join("\n").replaceAll(CONTROL, "")}\n\n`);
      if (!isTaken) throw new JobError("the server's output is blocked");
    },
  };
}
