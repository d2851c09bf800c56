import { describe, expect, it } from "vitest";
import type { BrandingConfig } from "#server/config";
import type { MailMessage } from "#server/mail/message";
import { newAddressMail, oldAddressMail } from "#server/mail/messages/address-changed";
import { bruteForceMail } from "#server/mail/messages/brute-force-alert";
import { directStartMail } from "#server/mail/messages/direct-start";
import { type InvitedTo, invitationMail } from "#server/mail/messages/invitation";
import { mailBranding } from "#server/mail/messages/mail-branding";
import { noAccountMail } from "#server/mail/messages/no-account";
import { passwordChangedMail } from "#server/mail/messages/password-changed";
import { passwordResetMail } from "#server/mail/messages/password-reset";
import { resultsReadyMail } from "#server/mail/messages/results-ready";
import { signInMail } from "#server/mail/messages/sign-in";
import { testMail } from "#server/mail/messages/test-mail";
import { linkIn } from "#tests/fakes/mailer";

const PLAIN: BrandingConfig = {
  name: "Acme",
  logoUrl: undefined,
  color: undefined,
  supportEmail: undefined,
  privacyUrl: undefined,
  imprintUrl: undefined,
};
const TOKEN = "sEcReTsEcReT";
const LINK = `https://askwell.test/access?token=${TOKEN}&templateId=3`;
const LATER = new Date("2026-11-21T10:42:00Z");
const NOW = new Date("2026-11-20T10:42:00Z");

const TO = {
  title: "Check",
  description: "Where your business stands.",
  asked: { least: 8, most: 8 },
  minutes: { least: 7, most: 7 },
  note: null,
  answerBy: null,
};

const brandingOf = (change: Partial<BrandingConfig>, publicUrl = "https://askwell.test") =>
  mailBranding({ ...PLAIN, ...change }, publicUrl);

function everyMail(
  branding = brandingOf({}),
  name: string | null = null,
  title = "Check",
): Record<string, MailMessage> {
  return {
    "sign-in": signInMail({ branding, link: LINK, name, expiresAt: LATER, strictLinks: false }),
    "direct start": directStartMail({
      branding,
      link: LINK,
      name,
      title,
      expiresAt: LATER,
      strictLinks: false,
    }),
    invitation: invitationMail({
      branding,
      link: LINK,
      name,
      expiresAt: LATER,
      strictLinks: false,
      ...TO,
      title,
    }),
    "results ready": resultsReadyMail({
      branding,
      link: LINK,
      name,
      title,
      expiresAt: LATER,
      strictLinks: false,
    }),
    "no account": noAccountMail({ branding, link: LINK }),
    "password reset": passwordResetMail({ branding, link: LINK, requestedAt: NOW, expiresAt: LATER }),
    "password changed": passwordChangedMail({ branding, link: LINK, changedAt: NOW }),
    guessing: bruteForceMail({ branding, link: LINK, noticedAt: NOW }),
    "old address": oldAddressMail({ branding, link: LINK, changedAt: NOW }),
    "new address": newAddressMail({ branding, link: LINK, changedAt: NOW }),
    test: testMail({ branding, link: LINK, sentAt: NOW }),
  };
}

describe.each(Object.entries(everyMail()))("the %s email", (_, mail) => {
  it("contains the link in both parts, on a separate line in the text part", () => {
    expect(linkIn(mail)).toBe(LINK);
    expect(mail.html.split(`href="${LINK.replace("&", "&amp;")}"`)).toHaveLength(3);
  });

  it("has a single-line subject without a secret", () => {
    expect(mail.subject).not.toContain(TOKEN);
    expect(mail.subject).toMatch(/^[^\r\n]+$/);
  });

  it("is a page with a language, one heading and presentational tables", () => {
    expect(mail.html).toContain('<html lang="en"');
    expect(mail.html.match(/<h1[ >]/g)).toHaveLength(1);
    const tables = mail.html.match(/<table [^>]*>/g) ?? [];
    expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
  });

  it("has a dark color scheme", () => {
    const [, dark = ""] = mail.html.split("@media (prefers-color-scheme: dark)");
    expect(dark).toMatch(/\.page \{ background-color: #101317[\s\S]*\.link \{ color: #\w{6} /);
  });

  it("loads nothing from the network", () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import|src=/);
  });
});

it("has the specified subject and preheader", () => {
  const mails = everyMail();
  expect(mails["sign-in"]?.subject).toBe("Your secure sign-in link for Acme");
  expect(mails["sign-in"]?.html).toContain("Valid for 24 hours. No password needed.");
  expect(mails["direct start"]?.subject).toBe("Start “Check”: your secure link");
  expect(mails["password reset"]?.subject).toBe("Reset your Acme admin password");
  expect(mails["password reset"]?.html).toContain("This link expires in 1 hour.");
});

it("says how long and how often a sign-in link works, in both parts", () => {
  const mails = everyMail();
  for (const kind of ["sign-in", "direct start", "invitation", "results ready"])
    for (const part of [mails[kind]?.text, mails[kind]?.html])
      expect(part).toContain(
        "The link works for 24 hours (until November 21, 2026 at 10:42 AM UTC). After you first use it, you can use it two more times within 10 minutes.",
      );
});

it("says that a strict link works once", () => {
  const mail = { branding: brandingOf({}), link: LINK, name: null, expiresAt: LATER, strictLinks: true };
  for (const { text } of [signInMail(mail), invitationMail({ ...mail, ...TO })])
    expect(text).toContain("The link works once, within 24 hours (until November 21, 2026 at 10:42 AM UTC).");
});

describe("an invitation", () => {
  const invite = (change: Partial<InvitedTo>) =>
    invitationMail({
      branding: brandingOf({}),
      link: LINK,
      name: "Jo",
      expiresAt: LATER,
      strictLinks: false,
      ...TO,
      ...change,
    });

  it("says who invites, to what, how long it takes, what the person gets and why", () => {
    const { subject, text, html } = invite({});
    expect(subject).toBe("Acme invites you to “Check” (about 7 minutes)");
    for (const part of [text, html]) {
      expect(part).toContain("Hi Jo,");
      expect(part).toContain(
        "Acme invites you to take “Check”: 8 questions, about 7 minutes, in a chat or a form.",
      );
      expect(part).toContain("Where your business stands.");
      expect(part).toContain("see your results as soon as you finish.");
      expect(part).toContain("receiving this email because Acme invited you.");
      expect(part).not.toContain("Please answer by");
      expect(part).not.toContain("A note from");
    }
    const effort = { least: 1, most: 1 };
    expect(invite({ asked: effort, minutes: effort }).text).toContain("1 question, about 1 minute,");
    const branching = invite({ asked: { least: 5, most: 8 }, minutes: { least: 4, most: 7 } });
    expect(branching.text).toContain("5 to 8 questions, about 4 to 7 minutes,");
    expect(branching.subject).toContain("(about 4 to 7 minutes)");
  });

  it("has another subject and heading as a reminder", () => {
    const { subject, text, html } = invite({ isReminder: true });
    expect(subject).toBe("Reminder: please complete “Check”");
    for (const part of [text, html]) {
      expect(part).toContain("Please complete “Check”");
      expect(part).toContain("Acme invited you to take “Check”");
    }
  });

  it("writes the date unambiguously", () => {
    const { text, html } = invite({ answerBy: "2026-12-05" });
    for (const part of [text, html]) expect(part).toContain("Please answer by December 5, 2026.");
  });

  it("quotes the admin's note line by line as plain text", () => {
    const { text, html, subject } = invite({ note: "Dear all,\r\n\r\n<b>please</b>\u202e take part\n> Ada" });
    expect(text).toContain(
      "A note from Acme:\n\n> Dear all,\n> <b>please</b> take part\n> > Ada\n\nStart Assessment:",
    );
    expect(html).toContain("&lt;b&gt;please&lt;/b&gt; take part</p>");
    expect(subject).not.toContain("please");
  });
});

it("says when a test email was requested, and what to do about spam", () => {
  const { subject, text, html } = everyMail().test!;
  expect(subject).toBe("Test email from Acme");
  for (const part of [text, html]) {
    expect(part).toContain("November 20, 2026 at 10:42 AM UTC");
    expect(part).toContain("SPF and DKIM");
  }
});

it("tells an admin about password guessing, how to sign in, and that it won't repeat for 30 days", () => {
  const { subject, text, html } = everyMail().guessing!;
  expect(subject).toBe("Suspicious sign-in attempts on your Acme admin account");
  for (const part of [text, html]) {
    expect(part).toContain("November 20, 2026 at 10:42 AM UTC");
    expect(part).toContain("You can still sign in from networks you");
    expect(part).toContain("up to an hour at a time");
    expect(part).toContain("again for 30 days");
  }
});

it("escapes name, title and organization in HTML and keeps them in the text part", () => {
  const evil = '<img src="x" onerror=alert(1)>';
  const mail = everyMail(brandingOf({ name: evil }), evil, evil)["direct start"]!;
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img src=&quot;x&quot;");
  expect(mail.text).toContain(evil);
});

it("keeps a line break in a title from adding a header", () => {
  const { subject } = everyMail(brandingOf({}), null, "A\r\nBcc: eve@example.com")["direct start"]!;
  expect(subject).toBe("Start “A Bcc: eve@example.com”: your secure link");
});

describe("the organization's branding", () => {
  it("shows a logo only if email programs can load it, otherwise the name", () => {
    const withLogo = everyMail(brandingOf({ logoUrl: "/logo.png" }))["sign-in"]!;
    expect(withLogo.html).toContain('<img src="https://askwell.test/logo.png" alt="Acme"');
    expect(brandingOf({ logoUrl: "data:image/png;base64,AA==" }).logoUrl).toBeUndefined();
    expect(brandingOf({ logoUrl: "/logo.png" }, "http://localhost:3000").logoUrl).toBeUndefined();
  });

  it("names support, privacy and imprint in both parts", () => {
    const mail = everyMail(
      brandingOf({
        supportEmail: "help@acme.test",
        privacyUrl: "https://acme.test/privacy",
        imprintUrl: "https://acme.test/imprint",
      }),
    )["sign-in"]!;
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("help@acme.test");
      expect(part).toContain("https://acme.test/privacy");
      expect(part).toContain("https://acme.test/imprint");
    }
  });

  it("fills the button with the brand color and uses readable text", () => {
    const buttonOf = (color?: string) => {
      const { html } = everyMail(brandingOf({ color }))["sign-in"]!;
      return /background-color:(#\w+);mso.*?font-weight:600;color:(#\w+)/s.exec(html)?.slice(1);
    };
    expect(buttonOf()).toEqual(["#3D5CD6", "#FFFFFF"]);
    expect(buttonOf("#FFC107")).toEqual(["#FFC107", "#14171C"]);
    expect(buttonOf("#111111")).toEqual(["#111111", "#FFFFFF"]);
  });
});
