import { isIPv4 } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config";
import type { Db } from "../db/database";
import type { JobQueue } from "../jobs/queue";
import { type Clock, systemClock } from "../lib/clock";
import type { Output } from "../lib/nonblocking-output";
import { isLoopback } from "../lib/private-host";
import type { Limiter } from "../rate-limits/limiter";
import { createConsoleMailer } from "./console-mailer";
import { createMailService } from "./mail-service";
import type { Mailer, Sender } from "./mailer";
import { mailBranding } from "./messages/mail-branding";
import { createOutbox } from "./outbox";
import { createPostmarkMailer } from "./postmark";
import { createSmtpMailer } from "./smtp";

interface MailParts {
  db: Db;
  jobs: JobQueue;
  clock: Clock;
  log: FastifyBaseLogger;
  output: Output;
  limiter: Limiter;
  secret: string;
}

export type Mail = ReturnType<typeof createMail>;

/**
 * Builds the mailer, the outbox and the mail service.
 * @param override replaces the mailer from the settings
 */
export function createMail(config: Config, parts: MailParts, override?: Mailer) {
  const { publicUrl, strictLinks } = config;
  const branding = mailBranding(config.branding, publicUrl);
  const mailer = override ?? createMailer(config, parts.output, parts.clock);
  const outbox = createOutbox({ ...parts, queue: parts.jobs, mailer, from: config.mail.from });
  const mailService = createMailService({ ...parts, outbox, branding, publicUrl, strictLinks });
  return { mailer, outbox, mailService };
}

/** Creates the mailer from the settings; without a provider, one that prints. */
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

/** The name in the EHLO greeting: the public host name or address; undefined if it is a loopback host. */
function greetingOf(publicUrl: string): string | undefined {
  const { hostname } = new URL(publicUrl);
  if (isLoopback(hostname)) return undefined;
  if (hostname.startsWith("[")) return `[IPv6:${hostname.slice(1, -1)}]`;
  return isIPv4(hostname) ? `[${hostname}]` : hostname;
}
