import type { Config } from "../config";
import type { Output } from "../kernel/output";
import { createConsoleMailer } from "./console";
import type { Mailer, Sender } from "./mailer";
import { createPostmarkMailer } from "./postmark";
import { createSmtpMailer } from "./smtp";

/** The mailer that the settings ask for; without a provider, one that prints. */
export function chooseMailer({ mail, branding }: Config, output: Output): Mailer {
  const sender: Sender = { name: branding.name, address: mail.from, replyTo: mail.replyTo };
  switch (mail.kind) {
    case "postmark":
      return createPostmarkMailer(mail, sender);
    case "smtp":
      return createSmtpMailer(mail, sender);
    case "console":
      return createConsoleMailer(output);
  }
}
