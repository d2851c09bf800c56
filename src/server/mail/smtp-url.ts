const SMTP_URL = /^(smtps?):\/\/(?:(.*)@)?(\[[^\]]*\]|[^@/?#:[\]]+)?(:\d+)?(\/?(?:\?[^#]*)?)$/is;

/**
 * An SMTP address in the form that URL parsers read: user name and password may hold "#", "/", "?", "@" and "%", as
 * providers write them. Undefined for what is none.
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

/** What is encoded already stays so; a percent sign that encodes nothing is one. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return encodeURIComponent(text);
  }
}
