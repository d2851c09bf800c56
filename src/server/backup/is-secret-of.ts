import { hasTable, type RawDatabase } from "../db/sqlite/open";
import { secretFingerprint } from "../startup/session-secret";

/** Whether a database is used with this session secret; also true if no server has recorded its secret there yet. */
export function isSecretOf(raw: RawDatabase, secret: string): boolean {
  if (!hasTable(raw, "session_secret")) return true;
  const fingerprint = raw.prepare("SELECT fingerprint FROM session_secret").pluck().get();
  return fingerprint === undefined || fingerprint === secretFingerprint(secret);
}
