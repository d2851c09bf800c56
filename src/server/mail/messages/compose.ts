import type { Message } from "../message";
import { layout } from "./layout";
import type { MailBranding } from "./mail-branding";

/** What one mail says, in the order it is read. Everything is plain text. */
export interface MailContent {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preheader: string;
  heading: string;
  greeting: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  /** What somebody says in words of their own, set apart from ours. */
  quote?: { from: string; lines: readonly string[] } | undefined;
  action: { label: string; url: string };
  /** Paragraphs after it. */
  after: readonly string[];
}

/** Both parts of a mail from the same words, so that they never say different things. */
export function compose(branding: MailBranding, content: MailContent): Message {
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
    ...(imprintUrl ? [`Imprint: ${imprintUrl}`] : []),
  ];
}
