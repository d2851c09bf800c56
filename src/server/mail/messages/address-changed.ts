import type { MailMessage } from "../message";
import { compose } from "./compose";
import { formatMailTime } from "./format-time";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";

interface AddressChanged {
  branding: MailBranding;
  link: string;
  changedAt: Date;
}

/** Tells a participant's old address about a change. It doesn't contain the new address. */
export function oldAddressMail({ branding, link, changedAt }: AddressChanged): MailMessage {
  return compose(branding, {
    subject: `The email address for your ${branding.name} account was changed`,
    preheader: "Sign-in links no longer go to this address.",
    heading: "Your email address was changed",
    greeting: greeting(null),
    before: [
      `An administrator at ${branding.name} changed the email address for your account on ${formatMailTime(changedAt)}. You were signed out everywhere, and links sent to this address no longer work.`,
      "If you asked for this, you don't need to do anything.",
    ],
    action: { label: `Go to ${branding.name}`, url: link },
    after: [`If you didn't expect this, contact ${branding.name}.`],
  });
}

/** Tells a participant's new address about a change. `link` is the page that sends sign-in links. */
export function newAddressMail({ branding, link, changedAt }: AddressChanged): MailMessage {
  return compose(branding, {
    subject: `Your ${branding.name} account now uses this email address`,
    preheader: "Sign-in links now go to this address.",
    heading: "Your new email address",
    greeting: greeting(null),
    before: [
      `On ${formatMailTime(changedAt)}, an administrator at ${branding.name} made this the email address for your account. Sign-in links now go here.`,
      "Request a link to sign in and continue your assessments.",
    ],
    action: { label: "Get a sign-in link", url: link },
    after: [`If this isn't your account, ignore this email or contact ${branding.name}.`],
  });
}
