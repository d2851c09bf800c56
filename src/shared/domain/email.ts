/** Maximum length of an address in characters (RFC 5321). */
export const MAX_EMAIL = 254;

/** HTML's `type=email` rule before the @, then a domain of at least two labels, the last of which isn't all digits. */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/i;

/** Format characters, such as zero-width spaces and direction marks, and control characters. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/gu;
/** Full-width forms from East Asian keyboards, 0xfee0 above their ASCII equivalents. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const INTERNATIONAL = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u;

/** Whether a normalized address is valid. */
export const isEmail = (email: string): boolean => email.length <= MAX_EMAIL && EMAIL.test(email);

/** An email as stored and compared: without invisible characters, in lower case, with an ASCII domain. */
export const normalizeEmail = (email: string): string => withAsciiDomain(email).toLowerCase();

/** The address with an international domain in punycode: "xn--e1afmkfd.xn--p1ai" for "пример.рф". */
export function withAsciiDomain(email: string): string {
  const text = email
    .replace(INVISIBLE, "")
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim();
  const start = text.lastIndexOf("@") + 1;
  const domain = text.slice(start);
  return start > 0 && INTERNATIONAL.test(domain) ? text.slice(0, start) + asciiOf(domain) : text;
}

function asciiOf(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}
