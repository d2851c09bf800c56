export interface SmtpRefusal {
  code: number;
  /** The full reply. It may quote the address, so it must not be stored or logged. */
  response: string;
  /** The refused command, as nodemailer names it: "MAIL FROM", "RCPT TO", "DATA", "AUTH PLAIN". */
  command: string;
}

export interface RefusalVerdict {
  /** The codes and their meaning, for admins. It doesn't quote the server. */
  text: string;
  /** Whether the address doesn't exist, so trying again is useless. */
  isFinal: boolean;
  /** Whether the server wants fewer emails or sign-ins in general. */
  pausesAll: boolean;
}

/** An enhanced status code (RFC 3463), anywhere in the reply, but not a part of an IP address. */
const ENHANCED = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/;
/** The details of 5.1.x codes that are about the sender's address. */
const ABOUT_SENDER: readonly number[] = [7, 8];
/** 5.2.1 is a disabled mailbox. The other 5.2.x codes are about full mailboxes, sizes and permissions. */
const MAILBOX_OFF = 1;
/** Words in a 550, 551 or 553 without an enhanced code that is not about the address. */
const OTHER_REASON =
  /sender|from address|relay|auth|log.?in|block|black.?list|deny|denied|spam|policy|reputation|\brbl\b|dnsbl|\bspf\b|dkim|dmarc|quota|\bfull\b|limit|exceed|too many|\brate\b|not allowed|not permitted|prohibit|verif|helo|ehlo|reverse|\bptr\b|temporar|later|owned|5\.7|5\.4/i;
const PLAIN_REFUSALS: readonly number[] = [550, 551, 553];
const ADDRESS = /\S+@\S+/g;
/** A 5.2.1 that limits the rate of emails to an address. */
const RATE_LIMITED = /rate|too (many|fast)|receiving mail at/i;
const GREYLISTED = /gr[ae]y.?list/i;

/**
 * Decides what a refusal means. It is final only if the address doesn't exist. Admins or time can fix all other causes,
 * such as a setting, a quota or a block, so those emails are tried again.
 */
export function judgeRefusal(refusal: SmtpRefusal): RefusalVerdict {
  const { code, response } = refusal;
  const [enhancedCode, ...digits] = ENHANCED.exec(response) ?? [];
  const [level, subject, detail] = digits.map(Number);
  const pausesAll =
    code === 421 ||
    ((code === 454 || (code < 500 && level === 4 && subject === 7)) && !GREYLISTED.test(response));
  const reason = reasonOf(refusal, enhancedCode ?? "");
  const numbers = enhancedCode === undefined ? `${code}` : `${code} ${enhancedCode}`;
  const isFinal =
    code >= 500 &&
    refusal.command !== "MAIL FROM" &&
    !isSignIn(refusal) &&
    isAboutAddress(refusal, level, subject, detail);
  return {
    text: `the mail server answered ${numbers}${isFinal ? ": the address doesn't exist" : reason && `: ${reason}`}`,
    isFinal,
    pausesAll,
  };
}

function isAboutAddress(
  { code, response, command }: SmtpRefusal,
  level?: number,
  subject?: number,
  detail?: number,
): boolean {
  if (level === undefined)
    return (
      command === "RCPT TO" &&
      PLAIN_REFUSALS.includes(code) &&
      !OTHER_REASON.test(response.replaceAll(ADDRESS, ""))
    );
  if (level !== 5) return false;
  if (subject === 1)
    return !(ABOUT_SENDER.includes(detail ?? 0) || (detail === 0 && /sender|from address/i.test(response)));
  return subject === 2 && detail === MAILBOX_OFF && !RATE_LIMITED.test(response);
}

const isSignIn = ({ code, command }: SmtpRefusal) =>
  command.startsWith("AUTH") || [530, 534, 535, 538].includes(code);

/** The cause of a refusal that an admin can fix; "" if it is unknown. */
function reasonOf(refusal: SmtpRefusal, enhancedCode: string): string {
  const { code, response, command } = refusal;
  const about = (pattern: RegExp) => pattern.test(response);
  if (isSignIn(refusal))
    return code < 500
      ? "it accepts no more sign-ins for now"
      : "it refused the sign-in; check the user name and password in SMTP_URL";
  if (
    enhancedCode === "5.7.60" ||
    enhancedCode === "5.2.252" ||
    about(/send(ing)? as|sender.{0,60}(not owned|denied|refused|rejected|not allowed)|sendasdenied/i)
  )
    return "it doesn't let this account send as MAIL_FROM";
  if (about(/relay/i)) return "it doesn't relay email for this account; check the sign-in in SMTP_URL";
  if (
    code === 552 ||
    enhancedCode.startsWith("5.2.2") ||
    enhancedCode === "5.4.5" ||
    about(/quota|limit|full\b/i)
  )
    return "a quota is used up";
  if (about(/block|black.?list|spam|reputation|rbl|dnsbl|spf|dkim|dmarc|policy/i))
    return "it blocks email from this server or with this content";
  if (command === "MAIL FROM") return "it refused the sender; check MAIL_FROM";
  if (/HELO|EHLO/.test(command) || code === 504) return "it refused this server's greeting";
  return "";
}
