import { dayText } from "#shared/domain/day";
import { askedText, type Effort, takesText } from "#shared/domain/effort";
import type { Message } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import { line } from "./line";
import type { MailBranding } from "./mail-branding";
import { mailTime } from "./time";

/** What an admin asks somebody to take, and says of it. */
export interface InvitedTo extends Effort {
  title: string;
  description: string | null;
  /** In the admin's own words, over several lines. */
  note: string | null;
  /** A day as 2026-12-05. */
  answerBy: string | null;
}

interface Invitation extends InvitedTo {
  branding: MailBranding;
  link: string;
  /** Only as an admin typed it, or of a verified address (security T10). */
  name: string | null;
  expiresAt: Date;
}

const LONGEST_TITLE = 120;
const LONGEST_DESCRIPTION = 400;
const LONGEST_NOTE_LINE = 1_000;

/** The subject says who asks, to what, and how long it takes; it is the same for all who are asked the same. */
export const invitationSubject = ({ name }: MailBranding, { title, ...to }: InvitedTo): string =>
  `${name} invites you to “${line(title, LONGEST_TITLE)}” (about ${takesText(to)})`;

/** An admin's invitation: who asks, to what, how long it takes, what one gets, and why it came. */
export function invitationMail({ branding, link, name, expiresAt, ...to }: Invitation): Message {
  const org = branding.name;
  const title = line(to.title, LONGEST_TITLE);
  const about = `${askedText(to)}, about ${takesText(to)}`;
  return compose(branding, {
    subject: invitationSubject(branding, to),
    preheader: `${about}, and results worked out from your own answers.`,
    heading: `You are invited to “${title}”`,
    greeting: greeting(name),
    before: [
      `${org} invites you to take “${title}”: ${about}, in a chat or in a form.`,
      ...(to.description ? [line(to.description, LONGEST_DESCRIPTION)] : []),
      "As soon as you are done, you see your results, worked out from your own answers.",
      ...(to.answerBy ? [`Please answer by ${dayText(to.answerBy)}.`] : []),
    ],
    quote: to.note ? { from: `A note from ${org}:`, lines: linesOf(to.note) } : undefined,
    action: { label: "Start Assessment", url: link },
    after: [
      "Your answers are saved as you go, so you can stop and go on at any time.",
      `The link signs you in, so keep it to yourself. It is valid until ${mailTime(expiresAt)}; opened later, it offers you a new one.`,
      `You get this because ${org} entered your address. If you do not want to take part, ignore this email.`,
    ],
  });
}

const linesOf = (note: string): string[] =>
  note
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((text) => line(text, LONGEST_NOTE_LINE))
    .filter((text) => text !== "");
