import type { MailMessage } from "../message";
import { layout, type MailContent } from "./layout";
import type { MailBranding } from "./mail-branding";

/** Builds the text and HTML parts of an email from the same content. */
export function compose(branding: MailBranding, content: MailContent): MailMessage {
  return {
    subject: content.subject,
    text: plainText(branding, content),
    html: layout(branding, content).markup,
  };
}

function plainText(
  branding: MailBranding,
  { heading, greeting, before, quote, action, after }: MailContent,
): string {
  const quoted = quote ? [quote.from, quote.lines.map((line) => `> ${line}`).join("\n")] : [];
  const paragraphs = [heading, greeting, ...before, ...quoted, `${action.label}:\n${action.url}`, ...after];
  return `${paragraphs.join("\n\n")}\n\n-- \n${footerLines(branding).join("\n")}\n`;
}

function footerLines({ name, supportEmail, privacyUrl, imprintUrl }: MailBranding): string[] {
  return [
    name,
    ...(supportEmail ? [`Questions? ${supportEmail}`] : []),
    ...(privacyUrl ? [`Privacy: ${privacyUrl}`] : []),
    ...(imprintUrl ? [`Legal notice: ${imprintUrl}`] : []),
  ];
}
