import { join, resolve } from "node:path";
import { z } from "zod";
import { normalizeEmail } from "#shared/domain/email";
import { AI_PROVIDERS } from "#shared/domain/model-test";
import { backupFolder } from "./backup/backup-files";
import {
  databaseProblem,
  firstProblem,
  type MailConfig,
  mailConfig,
  summarizeSettings,
} from "./config-summary";
import {
  address,
  databaseUrl,
  flag,
  isOrigin,
  mailbox,
  maxConcurrentCalls,
  modelUrl,
  password,
  poolSize,
  type Retention,
  retention,
  smtpUrl,
  text,
  tokenBudget,
  topics,
  unquote,
  webUrl,
} from "./config-values";
import { cidr } from "./lib/cidr";
import { isLoopback, isPrivateHost } from "./lib/private-host";

export type AiConfig = ModelServer & {
  /** Undefined for a server that needs none. */
  apiKey: string | undefined;
  chatModel: string;
  adviceModel: string;
  /** Maximum number of concurrent model calls. */
  maxConcurrentCalls: number;
};

/** The server of the models. Anthropic's own is used if `baseUrl` is undefined. */
export type ModelServer =
  | { provider: "anthropic"; baseUrl: string | undefined }
  | { provider: "openai-compatible"; baseUrl: string };

export interface BrandingConfig {
  name: string;
  logoUrl: string | undefined;
  color: string | undefined;
  supportEmail: string | undefined;
  privacyUrl: string | undefined;
  imprintUrl: string | undefined;
}

/** All settings, read once from the environment. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Origin of all links, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databasePath: string;
  /** The PostgreSQL database, which replaces that file, and the number of connections to it. */
  postgres: { url: string; poolSize: number } | undefined;
  /** Folder for a second copy of each backup. */
  backupDir: string | undefined;
  /** "off" makes no backups automatically and deletes none. It is always "off" on PostgreSQL. */
  backupKeep: Retention | "off";
  sessionSecret: string | undefined;
  firstAdmin: { email: string; password: string } | undefined;
  seedExample: boolean;
  strictLinks: boolean;
  /** Whether participants get an email when their results are ready. */
  resultsMail: boolean;
  mail: MailConfig & {
    from: string;
    /** The sender's name in MAIL_FROM; undefined uses the organization's name. */
    fromName: string | undefined;
    replyTo: string | undefined;
  };
  /** Undefined uses the built-in assistant. */
  ai: AiConfig | undefined;
  aiDailyTokens: number;
  /** Quick replies under open questions, to start an answer with. */
  suggestedTopics: readonly string[];
  branding: BrandingConfig;
  /** Whether search engines may list public pages other than the start page. */
  isIndexed: boolean;
  trustProxy: string[] | false;
  /** Multiplies all rate limits; Infinity turns them off. */
  rateLimitFactor: number;
  logLevel: string;
  /** Token for reading the metrics; undefined turns metrics off. */
  metricsToken: string | undefined;
  /** The settings that are set, for the support file; null for private values. */
  settings: Readonly<Record<string, string | null>>;
}

/** A setting that can't be used. The message names the variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const DEFAULT_PORT = 3000;
/** A higher factor would be no limit. A workshop behind one address needs far less. */
const LOOSEST_FACTOR = 100;

const DEFAULT_TOPICS = ["Operations", "Marketing", "Technology", "Other"];
const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const environment = z.object({
  NODE_ENV: text.optional(),
  HOST: text.min(1).default("127.0.0.1"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a port number")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, "must be a port number")
    .default(DEFAULT_PORT),
  PUBLIC_URL: webUrl.refine(isOrigin, "must be an address without a path or a password").optional(),
  DATA_DIR: text.min(1).default("./data"),
  DATABASE_PATH: text.min(1).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL: poolSize.default(10),
  BACKUP_DIR: text.min(1).optional(),
  BACKUP_KEEP: retention.optional(),
  SESSION_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters long: create one with "openssl rand -hex 32"')
    .optional(),
  ADMIN_EMAIL: address.transform(normalizeEmail).optional(),
  ADMIN_PASSWORD: password.optional(),
  SEED_EXAMPLE: flag(true),
  MAGIC_LINK_STRICT: flag(false),
  RESULTS_MAIL: flag(false),
  ALLOW_INDEXING: flag(false),
  ANTHROPIC_API_KEY: text.min(1).optional(),
  ANTHROPIC_BASE_URL: modelUrl.optional(),
  ANTHROPIC_CHAT_MODEL: text.min(1).default("claude-haiku-5-5"),
  ANTHROPIC_MODEL: text.min(1).default("claude-sonnet-5-5"),
  AI_PROVIDER: z.enum(AI_PROVIDERS, { error: `must be one of ${AI_PROVIDERS.join(", ")}` }).optional(),
  AI_BASE_URL: modelUrl.optional(),
  AI_API_KEY: text.min(1).optional(),
  AI_CHAT_MODEL: text.min(1).max(200).optional(),
  AI_MODEL: text.min(1).max(200).optional(),
  AI_DAILY_TOKEN_BUDGET: tokenBudget.default(2_000_000),
  AI_CALLS_AT_ONCE: maxConcurrentCalls.default(64),
  SUGGESTED_TOPICS: topics.default(DEFAULT_TOPICS),
  POSTMARK_SERVER_TOKEN: text.min(1).optional(),
  POSTMARK_API_URL: webUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_REPLY_TO: address.optional(),
  ORG_NAME: text.min(1).max(100).default("Assessment Portal"),
  ORG_LOGO_URL: text
    .regex(/^(\/(?![/\\\s])|data:image\/)/, "must be a path on this server or a data: image")
    .optional(),
  BRAND_COLOR: text.regex(/^#[0-9a-f]{6}$/i, "must be a color like #0EA5E9").optional(),
  SUPPORT_EMAIL: address.optional(),
  PRIVACY_URL: webUrl.optional(),
  IMPRINT_URL: webUrl.optional(),
  TRUST_PROXY: text
    .transform((list) => list.split(",").map((entry) => entry.trim()))
    .pipe(z.array(cidr))
    .optional(),
  RATE_LIMIT_FACTOR: z
    .string()
    .transform((factor) => (factor === "off" ? Infinity : Number(factor)))
    .refine((factor) => factor > 0, 'must be a number above 0, or "off"')
    .default(1),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters long").max(256).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
});
type Environment = z.output<typeof environment>;

/** Reads the environment. Empty variables count as missing. ConfigError for invalid values and combinations. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const variables = Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value && unquote(name, value)] as const)
      .filter(([, value]) => value?.trim()),
  );
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new ConfigError(firstProblem(parsed.error));
  const env = parsed.data;
  const production = env.NODE_ENV === "production";
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin;
  assertConsistent(env, production, publicUrl);
  const dataDir = resolve(env.DATA_DIR);
  const backupDir = env.BACKUP_DIR && resolve(env.BACKUP_DIR);
  if (backupDir === backupFolder({ dataDir }))
    throw new ConfigError("BACKUP_DIR can't be DATA_DIR/backups. Set it to a folder on another disk.");
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir,
    databasePath: env.DATABASE_PATH ? resolve(env.DATABASE_PATH) : join(dataDir, "askwell.db"),
    postgres: env.DATABASE_URL ? { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL } : undefined,
    backupDir,
    backupKeep: env.DATABASE_URL ? "off" : (env.BACKUP_KEEP ?? { days: 7, weeks: 4 }),
    sessionSecret: env.SESSION_SECRET,
    firstAdmin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    seedExample: env.SEED_EXAMPLE,
    strictLinks: env.MAGIC_LINK_STRICT,
    resultsMail: env.RESULTS_MAIL,
    mail: {
      ...mailConfig(env),
      from: env.MAIL_FROM?.address ?? "no-reply@localhost",
      fromName: env.MAIL_FROM?.name,
      replyTo: env.MAIL_REPLY_TO ?? env.SUPPORT_EMAIL,
    },
    ai: aiConfig(env),
    aiDailyTokens: env.AI_DAILY_TOKEN_BUDGET,
    suggestedTopics: env.SUGGESTED_TOPICS,
    branding: {
      name: env.ORG_NAME,
      logoUrl: env.ORG_LOGO_URL,
      color: env.BRAND_COLOR,
      supportEmail: env.SUPPORT_EMAIL,
      privacyUrl: env.PRIVACY_URL,
      imprintUrl: env.IMPRINT_URL,
    },
    isIndexed: env.ALLOW_INDEXING,
    trustProxy: env.TRUST_PROXY ?? false,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    settings: summarizeSettings(variables, Object.keys(environment.shape)),
  };
}

/** Throws ConfigError for incomplete, contradictory or unsafe combinations of settings. */
function assertConsistent(env: Environment, production: boolean, publicUrl: string): void {
  const refuse = (sentence: string): never => {
    throw new ConfigError(sentence);
  };
  if (env.ADMIN_EMAIL && !env.ADMIN_PASSWORD) refuse("ADMIN_PASSWORD is required with ADMIN_EMAIL.");
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) refuse("ADMIN_EMAIL is required with ADMIN_PASSWORD.");
  if (env.POSTMARK_SERVER_TOKEN && env.SMTP_URL)
    refuse("SMTP_URL can't be used together with POSTMARK_SERVER_TOKEN.");
  if (env.POSTMARK_API_URL && !env.POSTMARK_SERVER_TOKEN)
    refuse("POSTMARK_SERVER_TOKEN is required with POSTMARK_API_URL.");
  if ((env.POSTMARK_SERVER_TOKEN || env.SMTP_URL) && !env.MAIL_FROM)
    refuse("MAIL_FROM is required to send email.");
  const problem = databaseProblem(env);
  if (problem) refuse(problem);
  const loopback = isLoopback(new URL(publicUrl).hostname);
  if (production && !env.PUBLIC_URL && !isLoopback(env.HOST)) refuse("PUBLIC_URL is required in production.");
  if (production && !loopback && env.RATE_LIMIT_FACTOR > LOOSEST_FACTOR) {
    refuse(`RATE_LIMIT_FACTOR can't be off or above ${LOOSEST_FACTOR} in production.`);
  }
  for (const name of ["ANTHROPIC_BASE_URL", "AI_BASE_URL"] as const) {
    const model = env[name] && new URL(env[name]);
    if (model && model.protocol === "http:" && !isPrivateHost(model.hostname))
      refuse(`${name} must use https unless the model runs on this machine or in your own network.`);
  }
  if (env.AI_PROVIDER === "openai-compatible") return;
  const foreign = (["AI_BASE_URL", "AI_API_KEY", "AI_CHAT_MODEL", "AI_MODEL"] as const).find(
    (name) => env[name],
  );
  if (foreign)
    refuse(`${foreign} works only with AI_PROVIDER=openai-compatible. Claude uses the ANTHROPIC_ settings.`);
  if (env.AI_PROVIDER && !env.ANTHROPIC_API_KEY && !env.ANTHROPIC_BASE_URL)
    refuse("ANTHROPIC_API_KEY is required with AI_PROVIDER=anthropic.");
}

/** Throws ConfigError for an OpenAI-compatible server without an address or a model. */
function aiConfig(env: Environment): AiConfig | undefined {
  if (env.AI_PROVIDER === "openai-compatible") {
    const { AI_BASE_URL: baseUrl, AI_MODEL: adviceModel } = env;
    if (!baseUrl) throw new ConfigError("AI_BASE_URL is required with AI_PROVIDER=openai-compatible.");
    if (!adviceModel) throw new ConfigError("AI_MODEL is required with AI_PROVIDER=openai-compatible.");
    return {
      provider: "openai-compatible",
      apiKey: env.AI_API_KEY,
      baseUrl,
      chatModel: env.AI_CHAT_MODEL ?? adviceModel,
      adviceModel,
      maxConcurrentCalls: env.AI_CALLS_AT_ONCE,
    };
  }
  if (!env.ANTHROPIC_API_KEY && !env.ANTHROPIC_BASE_URL) return undefined;
  return {
    provider: "anthropic",
    apiKey: env.ANTHROPIC_API_KEY,
    baseUrl: env.ANTHROPIC_BASE_URL,
    chatModel: env.ANTHROPIC_CHAT_MODEL,
    adviceModel: env.ANTHROPIC_MODEL,
    maxConcurrentCalls: env.AI_CALLS_AT_ONCE,
  };
}
