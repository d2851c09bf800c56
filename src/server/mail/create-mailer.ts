import { isIPv4 } from "node:net";
import type { Config } from "../config";
import { type Clock, systemClock } from "../lib/clock";
import type { Output } from "../lib/nonblocking-output";
import { isLoopback } from "../lib/private-host";
import { createConsoleMailer } from "./console-mailer";
import type { Mailer, Sender } from "./mailer";
import { createPostmarkMailer } from "./postmark";
import { createSmtpMailer } from "./smtp";

/** The mailer that the settings ask for; without a provider, one that prints. */
export function createMailer(
  { mail, branding, publicUrl }: Config,
  output: Output,
  clock: Clock = systemClock,
): Mailer {
  const sender: Sender = { name: mail.fromName ?? branding.name, address: mail.from, replyTo: mail.replyTo };
  switch (mail.kind) {
    case "postmark":
      return createPostmarkMailer(mail, sender);
    case "smtp":
      return createSmtpMailer({ url: mail.url, greetAs: greetingOf(publicUrl) }, sender, clock);
    case "console":
      return createConsoleMailer(output);
  }
}

/** How a mail server is greeted: with the name that visitors use, or its address; undefined on this machine alone. */
function greetingOf(publicUrl: string): string | undefined {
  const { hostname } = new URL(publicUrl);
  if (isLoopback(hostname)) return undefined;
  if (hostname.startsWith("[")) return `[IPv6:${hostname.slice(1, -1)}]`;
  return isIPv4(hostname) ? `[${hostname}]` : hostname;
}
