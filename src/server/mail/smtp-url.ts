const SMTP_URL = /^(smtps?):\/\/(?:(.*)@)?(\[[^\]]*\]|[^@/?#:[\]]+)?(:\d+)?(\/?(?:\?[^#]*)?)$/is;

/**
 * Converts an SMTP URL into one that URL parsers can read: the user name and password may contain unencoded "#", "/",
 * "?", "@" and "%". Undefined if it isn't an SMTP URL.
 */
export function normalizeSmtpUrl(address: string): string | undefined {
  const [, scheme, signIn, host, port = "", rest = ""] = SMTP_URL.exec(address.trim()) ?? [];
  if (!scheme || !host) return undefined;
  const url = `${scheme.toLowerCase()}://${signIn === undefined ? "" : `${encodedSignIn(signIn)}@`}${host}${port}${rest}`;
  return URL.canParse(url) ? url : undefined;
}

function encodedSignIn(signIn: string): string {
  const [, user = "", password] = /^([^:]*)(?::(.*))?$/s.exec(signIn) ?? [];
  return password === undefined ? encoded(user) : `${encoded(user)}:${encoded(password)}`;
}

/** Encodes text that may be encoded already. If it can't be decoded, its percent signs are literal. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return encodeURIComponent(text);
  }
}
