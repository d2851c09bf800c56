import { DUTIES } from "#shared/domain/model-test";
import { isLoopback } from "../config";
import type { Deps } from "../deps";

/** What the console says once the server listens: where it is, what is on, and what to do next. */
export async function announceStart(deps: Deps, firstAdminLink: string | undefined): Promise<string> {
  const { config, mailer } = deps;
  const assistantLine = await announcedAssistant(deps);
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

async function announcedAssistant({ config: { ai, publicUrl }, permission }: Deps): Promise<string> {
  if (!ai) return "built-in, no AI model set";
  const may = await permission.duties();
  const served = [
    ...(may.includes("judge") ? [`${ai.chatModel} in the chat`] : []),
    ...(may.includes("advise") ? [`${ai.adviceModel} for recommendations`] : []),
  ];
  const test = may.length < DUTIES.length ? `test the model to let it serve: ${publicUrl}/admin/model` : "";
  const who = served.length > 0 ? served.join(", ") : "built-in";
  return test ? `${who}; ${test}` : who;
}

export function announceInvitation(email: string, link: string): string {
  return `\nOpen this link within an hour to set the password of ${email}:\n  ${link}\n\n`;
}
