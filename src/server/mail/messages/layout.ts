import { darkStyles } from "./dark-styles";
import { type Html, html } from "./html";
import type { MailBranding } from "./mail-branding";

/** The content of an email in reading order, as plain text. */
export interface MailContent {
  subject: string;
  /** Preview text that email programs show next to the subject. */
  preheader: string;
  heading: string;
  greeting: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  /** A note that a person wrote. */
  quote?: { from: string; lines: readonly string[] } | undefined;
  action: { label: string; url: string };
  /** Paragraphs after the button. */
  after: readonly string[];
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BODY = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#14171C`;
const SMALL = `${FONT};font-size:14px;line-height:20px;color:#535B67`;
const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** The HTML page of every email: 600 px wide, readable without images and styles, light and dark, without tracking. */
export function layout(branding: MailBranding, content: MailContent): Html {
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${content.subject}</title>
${darkStyles(branding)}
</head>
<body class="page" style="margin:0;padding:0;background-color:#F7F8FA">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${content.preheader}</div>
<table ${TABLE} width="100%" class="page" style="background-color:#F7F8FA">
<tr><td align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:600px">
<tr><td style="padding:0 8px 20px">${brandHtml(branding)}</td></tr>
<tr><td class="card" style="background-color:#FFFFFF;border:1px solid #DFE3E8;border-radius:12px;padding:32px">
${letterHtml(branding, content)}
</td></tr>
<tr><td style="padding:20px 8px 0">${footer(branding)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function brandHtml({ name, logoUrl }: MailBranding): Html {
  const style = `${FONT};font-size:18px;line-height:28px;font-weight:600;color:#14171C`;
  return logoUrl
    ? html`<img src="${logoUrl}" alt="${name}" height="40" class="ink" style="display:block;height:40px;border:0;${style}">`
    : html`<span class="ink" style="${style}">${name}</span>`;
}

function letterHtml(branding: MailBranding, content: MailContent): Html {
  const { heading, greeting, before, quote, action, after } = content;
  return html`<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:24px;line-height:32px;font-weight:650;color:#14171C">${heading}</h1>
${[greeting, ...before].map((text) => html`<p class="ink" style="${BODY}">${text}</p>\n`)}
${quote ? quotation(quote) : ""}
${button(branding, action)}
<p class="quiet" style="margin:0;${SMALL}">Or copy this link into your browser:</p>
<p class="quiet" style="margin:0 0 16px;${SMALL};word-break:break-all;overflow-wrap:anywhere"><a class="link" href="${action.url}" style="color:${branding.linkColor}">${action.url}</a></p>
${after.map((text) => html`<p class="quiet" style="margin:8px 0 0;${SMALL}">${text}</p>\n`)}`;
}

/** Sets a person's words apart from the organization's. */
function quotation({ from, lines }: NonNullable<MailContent["quote"]>): Html {
  return html`<p class="quiet" style="margin:0 0 8px;${SMALL}">${from}</p>
<blockquote class="edge" style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid #DFE3E8">
${lines.map((text) => html`<p class="ink" dir="auto" style="margin:0 0 8px;${FONT};font-size:16px;line-height:24px;color:#14171C">${text}</p>\n`)}
</blockquote>`;
}

/** 48 px tall. The cell has the color and padding as well, for email programs that ignore them on the link. */
function button({ buttonColor, buttonTextColor }: MailBranding, { label, url }: MailContent["action"]): Html {
  return html`<table ${TABLE} style="margin:24px 0">
<tr><td bgcolor="${buttonColor}" style="border-radius:8px;background-color:${buttonColor};mso-padding-alt:12px 28px">
<a href="${url}" style="display:inline-block;padding:12px 28px;border-radius:8px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:${buttonTextColor};text-decoration:none">${label}</a>
</td></tr>
</table>`;
}

function footer({ name, supportEmail, privacyUrl, imprintUrl, linkColor }: MailBranding): Html {
  const link = (url: string, label: string) =>
    html`<a class="link" href="${url}" style="color:${linkColor}">${label}</a>`;
  const links = [
    ...(privacyUrl ? [link(privacyUrl, "Privacy")] : []),
    ...(imprintUrl ? [link(imprintUrl, "Legal notice")] : []),
  ];
  return html`<p class="quiet" style="margin:0;${SMALL}">Sent by ${name}.
${supportEmail ? html`Questions? ${link(`mailto:${supportEmail}`, supportEmail)}` : ""}
${links.map((item, index) => (index === 0 ? html`<br>${item}` : html` · ${item}`))}</p>`;
}
