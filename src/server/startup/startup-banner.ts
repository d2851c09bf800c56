import { DUTIES } from "#shared/domain/model-test";
import type { Deps } from "../deps";
import { isLoopback } from "../lib/private-host";

/** The console's text once the server listens: its address, its settings, and what to do next. */
export async function announceStart(deps: Deps, firstAdminLink: string | undefined): Promise<string> {
  const { config, mailer } = deps;
  const assistantLine = await announcedAssistant(deps);
  const mailLine =
    config.mail.kind === "console"
      ? "printed to this console (email isn't set up)"
      : `sent with ${mailer.name}`;
  const lines = [
    `Askwell is ready: ${config.publicUrl}`,
    `  Assistant  ${assistantLine}`,
    `  Email      ${mailLine}`,
    `  Database   ${deps.location}`,
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
    lines.push("", "PUBLIC_URL doesn't use HTTPS. Answers and sign-ins are sent unencrypted.");
  }
  return `\n${lines.join("\n")}\n\n`;
}

async function announcedAssistant({ config: { ai, publicUrl }, modelApproval }: Deps): Promise<string> {
  if (!ai) return "built-in (no AI model connected)";
  const duties = await modelApproval.duties();
  const models = [
    ...(duties.includes("judge") ? [`${ai.chatModel} in the chat`] : []),
    ...(duties.includes("advise") ? [`${ai.adviceModel} for recommendations`] : []),
  ];
  const nextStep = (await modelApproval.isOutdated()) ? "test your model again" : "test the model to use it";
  const test = duties.length < DUTIES.length ? `${nextStep}: ${publicUrl}/admin/model` : "";
  const assistant = models.length > 0 ? models.join(", ") : "built-in";
  return test ? `${assistant}; ${test}` : assistant;
}

export function announceInvitation(email: string, link: string): string {
  return `\nOpen this link within an hour to set the password of ${email}:\n  ${link}\n\n`;
}
