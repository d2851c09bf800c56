import { z } from "zod";

/** nodemailer's connection errors. */
const problem = z.object({
  code: z.string().optional().catch(undefined),
  originalCode: z.string().optional().catch(undefined),
  timeoutType: z.string().optional().catch(undefined),
  message: z.string().catch(""),
});

interface MailServer {
  host: string;
  /** Whether the connection uses TLS from the first byte. */
  isTls: boolean;
}

/** Explains to admins why the mail server can't be used and what to change. */
export function connectionProblem(error: unknown, { host, isTls }: MailServer): string {
  const {
    code = "",
    originalCode = "",
    timeoutType = "",
    message,
  } = problem.safeParse(error).data ?? { message: "" };
  const has = (pattern: RegExp) => pattern.test(`${originalCode} ${message}`);
  if (code === "EDNS" || has(/ENOTFOUND|EAI_AGAIN/))
    return `the mail server ${host} can't be found: check the host in SMTP_URL`;
  if (has(/WRONG_VERSION_NUMBER|wrong version number|packet length too long|unknown protocol/i))
    return `${host} doesn't use TLS from the start: write smtp:// instead of smtps:// in SMTP_URL`;
  if (has(/CERT|certificate|self.signed|ALTNAME|altnames|unable to verify/i))
    return `the certificate of ${host} isn't trusted: set NODE_EXTRA_CA_CERTS to the file of its authority`;
  if (has(/ECONNREFUSED/)) return `no server answers at ${host}: check the host and port in SMTP_URL`;
  if (has(/EHOSTUNREACH|ENETUNREACH/)) return `${host} can't be reached from this server`;
  if (code === "ETIMEDOUT" && /GREETING/i.test(`${timeoutType} ${message}`) && !isTls)
    return `${host} sends no greeting: if the port uses TLS from the start, write smtps:// in SMTP_URL`;
  if (code === "ETIMEDOUT") return `${host} didn't answer in time: check the host, the port and the firewall`;
  if (code === "ETLS") return `a TLS connection to ${host} couldn't be set up`;
  if (code === "EAUTH" || code === "ENOAUTH")
    return "the sign-in failed: check the user name and password in SMTP_URL";
  return `the mail server could not be used: ${code || "no reason"}`;
}
