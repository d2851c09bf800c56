import { z } from "zod";
import { JobError } from "../jobs/failure";
import { type Mail, type Mailer, type Sender, UndeliverableError } from "./mailer";

/** How long the server may take to answer, in milliseconds; less than a try may last. */
const PATIENCE = 8_000;

/** A mail that was taken; the library also reports others as sent: any 2xx, and over LMTP a refused recipient. */
const taken = z.object({ accepted: z.array(z.unknown()).min(1), response: z.string().startsWith("250") });

/** Sends through any mail server. The URL may carry nodemailer's options: `smtp://user:pass@host:587?requireTLS=true`. */
export function createSmtpMailer({ url }: { url: string }, sender: Sender): Mailer {
  // Loaded only where it is used: other servers do without its time and memory.
  const opened = import("nodemailer").then(({ createTransport }) =>
    createTransport({
      url,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  opened.catch(() => undefined);

  async function send(mail: Mail, signal: AbortSignal): Promise<void> {
    const message = {
      signal,
      from: { name: sender.name, address: sender.address },
      replyTo: sender.replyTo,
      to: { name: "", address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.messageId,
      headers: { "Auto-Submitted": "auto-generated" },
    };
    const transport = await opened;
    const answer: unknown = await transport.sendMail(message).catch((error: unknown) => {
      throw translate(error);
    });
    if (!taken.safeParse(answer).success)
      throw new JobError("the mail server did not say that it took the mail");
  }

  return { name: "SMTP", delivers: true, send };
}

/**
 * Keeps the server's number and drops its words, which may quote the address. A final no (5xx) to the recipient or
 * to the content is for good; one to our login or sender is a setting that the admin can still mend.
 */
function translate(error: unknown): Error {
  const { code, responseCode, command } = factsOf(error);
  if (responseCode === undefined)
    return new JobError(`the mail server could not be used: ${code ?? "no reason"}`);
  const refusal = `the mail server answered ${responseCode}`;
  const useless = responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
  return useless ? new UndeliverableError(refusal) : new JobError(refusal);
}

function factsOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  return {
    code: "code" in error && typeof error.code === "string" ? error.code : undefined,
    responseCode:
      "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : undefined,
    command: "command" in error && typeof error.command === "string" ? error.command : undefined,
  };
}
