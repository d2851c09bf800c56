import type { Mailer } from "./mailer";

const WIDTH = 72;
/** Everything that could move a terminal's cursor or colour its text, line breaks aside. */
const CONTROL = /[^\P{Cc}\n]/gu;

/**
 * "Sends" by printing, so that a team without a mail account still gets its links.
 * @param write takes the text as it is to appear, line break included
 */
export function createConsoleMailer(write: (text: string) => void): Mailer {
  const line = (title: string) => `── ${title} `.padEnd(WIDTH, "─");
  return {
    name: "console",
    delivers: false,
    async send({ to, subject, text }) {
      const head = `To:      ${to}\nSubject: ${subject}`;
      const lines = [
        line("Mail, printed because no mail provider is set"),
        head,
        "",
        text.trim(),
        "─".repeat(WIDTH),
      ];
      write(`\n${lines.join("\n").replaceAll(CONTROL, "")}\n\n`);
    },
  };
}
