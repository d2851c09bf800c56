import type { z } from "zod";

/** Settings whose values contain no personal data, location or secret. */
const SHARED: ReadonlySet<string> = new Set([
  "NODE_ENV",
  "PORT",
  "DATABASE_POOL",
  "SEED_EXAMPLE",
  "MAGIC_LINK_STRICT",
  "RESULTS_MAIL",
  "ALLOW_INDEXING",
  "AI_PROVIDER",
  "AI_DAILY_TOKEN_BUDGET",
  "AI_CALLS_AT_ONCE",
  "BACKUP_KEEP",
  "RATE_LIMIT_FACTOR",
  "LOG_LEVEL",
]);

/**
 * Lists the settings that are set, for the support file. Values are null except for a few harmless settings.
 * @param names the names of all settings; other environment variables are ignored
 */
export function summarizeSettings(
  variables: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string | null> {
  const set = names.filter((name) => variables[name] !== undefined).sort();
  return Object.fromEntries(set.map((name) => [name, SHARED.has(name) ? (variables[name] ?? null) : null]));
}

/** Names the first setting that can't be used, and why. */
export function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${String(issue?.path[0])} ${issue?.message ?? "is invalid"}.`;
}

/** Settings for SQLite, which have no effect on PostgreSQL. */
const SQLITE_SETTINGS = ["DATABASE_PATH", "BACKUP_DIR", "BACKUP_KEEP"] as const;

type DatabaseSettings = Partial<
  Record<"DATABASE_URL" | "SESSION_SECRET" | (typeof SQLITE_SETTINGS)[number], unknown>
>;

/** What is wrong with the settings of a PostgreSQL database; undefined if nothing is, or without DATABASE_URL. */
export function databaseProblem(env: DatabaseSettings): string | undefined {
  if (!env.DATABASE_URL) return undefined;
  if (!env.SESSION_SECRET)
    return 'SESSION_SECRET is required with DATABASE_URL: create one with "openssl rand -hex 32".';
  const local = SQLITE_SETTINGS.find((name) => env[name]);
  return local && `${local} can't be used together with DATABASE_URL.`;
}

export type MailConfig =
  | { kind: "postmark"; token: string; apiUrl: string | undefined }
  | { kind: "smtp"; url: string }
  | { kind: "console" };

interface MailSettings {
  POSTMARK_SERVER_TOKEN?: string | undefined;
  POSTMARK_API_URL?: string | undefined;
  SMTP_URL?: string | undefined;
}

/** Reads the email provider from the settings; the console without one. */
export function mailConfig(env: MailSettings): MailConfig {
  if (env.POSTMARK_SERVER_TOKEN) {
    return { kind: "postmark", token: env.POSTMARK_SERVER_TOKEN, apiUrl: env.POSTMARK_API_URL };
  }
  return env.SMTP_URL ? { kind: "smtp", url: env.SMTP_URL } : { kind: "console" };
}
