import { z } from "zod";
import { EMAIL, withAsciiDomain } from "#shared/domain/email";
import { MIN_PASSWORD_LENGTH } from "#shared/domain/password";
import { normalizeSmtpUrl } from "./mail/smtp-url";

export const text = z.string().trim();
const topic = z
  .string()
  .min(1, "must not have empty topics")
  .max(40, "must have topics of at most 40 characters");
export const flag = (fallback: boolean) => z.stringbool({ error: "must be 1 or 0" }).default(fallback);
export const webUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const email = text
  .transform(withAsciiDomain)
  .pipe(z.email({ pattern: EMAIL, error: "must be an email address" }));
/** `jane@example.com`, or `Jane Doe <jane@example.com>`. */
export const mailbox = text
  .transform((value) => {
    const [, name = "", address = value] = /^"?([^"<>]*?)"?\s*<([^<>]*)>$/.exec(value) ?? [];
    return { name: name.trim() || undefined, address: address.trim() };
  })
  .pipe(
    z.object({
      name: z.string().max(100, "must have a name of at most 100 characters").or(z.undefined()),
      address: email,
    }),
  );
export const address = mailbox.transform((parts) => parts.address);
/** It is shown to admins and stored, so it must not contain a secret. Endpoints that people paste are cut off. */
export const modelUrl = webUrl
  .refine(isPlain, "must be an address without a password, a query or a fragment")
  .transform((url) => url.replace(/\/(chat\/completions|completions|messages|models|responses)\/*$/, ""));
/** Up to 8 quick replies, separated by commas; none for `off`. */
export const topics = text
  .transform((list) => (list === "off" ? [] : list.split(",").map((topic) => topic.trim())))
  .pipe(z.array(topic).max(8, "must have at most 8 topics"));
/** The number of days and weeks of which a backup is kept. */
export interface Retention {
  days: number;
  weeks: number;
}
/** `7d,4w`, or `off`. */
export const retention = text
  .regex(/^(off|[1-9]\d{0,2}d,\d{1,3}w)$/, 'must be days and weeks like 7d,4w, or "off"')
  .transform((value): Retention | "off" => {
    const [, days, weeks] = /^(\d+)d,(\d+)w$/.exec(value) ?? [];
    return days && weeks ? { days: Number(days), weeks: Number(weeks) } : "off";
  });
export const databaseUrl = text.refine(
  (url) => /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url),
  "must be an address like postgres://user:password@host:5432/database, where / in a password is %2F and # is %23",
);
export const tokenBudget = z.string().regex(/^\d+$/, "must be a whole number").transform(Number);
export const callsAtOnce = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, "must be a whole number from 1 to 9999")
  .transform(Number);
export const password = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `must be at least ${MIN_PASSWORD_LENGTH} characters long`)
  .max(256);
export const poolSize = text
  .regex(/^(?:[2-9]|[1-9]\d|100)$/, "must be a whole number from 2 to 100")
  .transform(Number);
export const smtpUrl = z
  .string()
  .transform((url) => normalizeSmtpUrl(url) ?? url)
  .pipe(
    z.url({
      protocol: /^smtps?$/,
      error: "must be an smtp or smtps address",
    }),
  );

/**
 * Removes the quotes and the carriage return that some readers of .env files, such as `docker --env-file`, leave around
 * a value. SESSION_SECRET is unchanged, because it may be in use with them and what it encrypted must stay readable.
 */
export function unquote(name: string, value: string): string {
  if (name === "SESSION_SECRET") return value;
  const line = value.replace(/\r$/, "");
  return /^\s*(["'])(.*)\1\s*$/s.exec(line)?.[2] ?? line;
}

/** Whether the address has only a scheme, a host, a port and a path. */
function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { search, hash, username, password } = new URL(address);
  return [search, hash, username, password].every((part) => part === "");
}

/** The same without a path. */
export function isOrigin(address: string): boolean {
  return isPlain(address) && new URL(address).pathname === "/";
}
