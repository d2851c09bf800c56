import { dayText } from "#shared/domain/lib/day";
import { askedText, type Effort, minutesText } from "#shared/domain/questions/effort";
import type { MailMessage } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import { linkLifetimeText } from "./link-lifetime";
import type { MailBranding } from "./mail-branding";
import { singleLine } from "./single-line";

/** The template that an admin invites someone to, with the admin's texts. */
export interface InvitedTo extends Effort {
  title: string;
  description: string | null;
  /** The admin's note, which can have several lines. */
  note: string | null;
  /** A date such as 2026-12-05. */
  answerBy: string | null;
  /** True for a participant who was invited before or has started. */
  isReminder?: boolean;
}

interface Invitation extends InvitedTo {
  branding: MailBranding;
  link: string;
  /** Null unless an admin typed it or the address is verified. */
  name: string | null;
  expiresAt: Date;
  strictLinks: boolean;
}

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 400;
const MAX_NOTE_LINE_LENGTH = 1_000;

/** The subject is the same for everyone who gets the same invitation or reminder, so it identifies repeats. */
export function invitationSubject({ name }: MailBranding, { title, isReminder, ...to }: InvitedTo): string {
  const shortTitle = singleLine(title, MAX_TITLE_LENGTH);
  return isReminder
    ? `Reminder: please complete “${shortTitle}”`
    : `${name} invites you to “${shortTitle}” (about ${minutesText(to)})`;
}

/** An admin's invitation, or its reminder. */
export function invitationMail({
  branding,
  link,
  name,
  expiresAt,
  strictLinks,
  ...to
}: Invitation): MailMessage {
  const org = branding.name;
  const title = singleLine(to.title, MAX_TITLE_LENGTH);
  const about = `${askedText(to)}, about ${minutesText(to)}`;
  return compose(branding, {
    subject: invitationSubject(branding, to),
    preheader: `${about}. You'll see your results right away.`,
    heading: to.isReminder ? `Please complete “${title}”` : `You're invited to “${title}”`,
    greeting: greeting(name),
    before: [
      `${org} ${to.isReminder ? "invited" : "invites"} you to take “${title}”: ${about}, in a chat or a form.`,
      ...(to.description ? [singleLine(to.description, MAX_DESCRIPTION_LENGTH)] : []),
      "You'll see your results as soon as you finish.",
      ...(to.answerBy ? [`Please answer by ${dayText(to.answerBy)}.`] : []),
    ],
    quote: to.note ? { from: `A note from ${org}:`, lines: linesOf(to.note) } : undefined,
    action: { label: "Start Assessment", url: link },
    after: [
      "Your answers are saved as you go, so you can stop and continue at any time.",
      `The link signs you in, so keep it to yourself. ${linkLifetimeText(expiresAt, strictLinks)} After that, open it to request a new one.`,
      `You're receiving this email because ${org} invited you. If you don't want to take part, ignore it.`,
    ],
  });
}

const linesOf = (note: string): string[] =>
  note
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((text) => singleLine(text, MAX_NOTE_LINE_LENGTH))
    .filter((text) => text !== "");
