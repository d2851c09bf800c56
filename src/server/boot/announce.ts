import { isLoopback } from "../config";
import type { Deps } from "../deps";

/** What the console says once the server listens: where it is, what is on, and what to do next. */
export function announceStart({ config, mailer }: Deps, firstAdminLink: string | undefined): string {
  const assistantLine = config.ai
    ? `Claude (${config.ai.chatModel} in the chat, ${config.ai.adviceModel} for recommendations)`
    : "built-in, no AI key set";
  const mailLine =
    config.mail.kind === "console" ? "printed here, no mail provider set" : `by ${mailer.name}`;
  const lines = [
    `Askwell is ready: ${config.publicUrl}`,
    `  Assistant  ${assistantLine}`,
    `  Mail       ${mailLine}`,
    `  Database   ${config.databasePath}`,
    `  Admin      ${config.publicUrl}/admin`,
  ];
  if (firstAdminLink) {
    lines.push(
      "",
      "There is no admin yet. Open this link within an hour to become one:",
      `  ${firstAdminLink}`,
    );
  }
  if (config.publicUrl.startsWith("http:") && !isLoopback(new URL(config.publicUrl).hostname)) {
    lines.push("", "PUBLIC_URL is not https: what people type and their sign-in travel unprotected.");
  }
  return `\n${lines.join("\n")}\n\n`;
}

export function announceInvitation(email: string, link: string): string {
  return `\nOpen this link within an hour to set the password of ${email}:\n  ${link}\n\n`;
}
