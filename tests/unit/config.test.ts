import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "#server/config";
import { chooseMailer } from "#server/mail/choose-mailer";

test("an empty environment gives a server for this machine, without a model and with mail on the console", () => {
  expect(readConfig({})).toEqual({
    production: false,
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    dataDir: resolve("data"),
    databasePath: resolve("data/askwell.db"),
    seedExample: true,
    strictLinks: false,
    resultsMail: false,
    mail: { kind: "console", from: "no-reply@localhost" },
    aiDailyTokens: 2_000_000,
    suggestedTopics: ["Operations", "Marketing", "Technology", "Other"],
    branding: { name: "Assessment Portal" },
    trustProxy: false,
    rateLimitFactor: 1,
    logLevel: "info",
  });
});

test("what is set is what a server has", () => {
  const given = {
    ...{ NODE_ENV: "production", HOST: "0.0.0.0", PORT: "65535", PUBLIC_URL: "https://a.example:8443" },
    ...{ DATA_DIR: "/data", DATABASE_PATH: "/db/a.db", SESSION_SECRET: "s".repeat(32) },
    ...{ ADMIN_EMAIL: "ada@a.example", ADMIN_PASSWORD: "correct-horse", SEED_EXAMPLE: "0" },
    ...{ MAGIC_LINK_STRICT: "1", RESULTS_MAIL: "1", SMTP_URL: "smtp://m.example", MAIL_FROM: "b@a.example" },
    ...{ ANTHROPIC_API_KEY: "key", ANTHROPIC_CHAT_MODEL: "small", ANTHROPIC_MODEL: "large" },
    ...{ AI_CALLS_AT_ONCE: "3", AI_DAILY_TOKEN_BUDGET: "5", SUGGESTED_TOPICS: "Time", ORG_NAME: "Acme" },
    ...{ ORG_LOGO_URL: "/l.svg", BRAND_COLOR: "#0EA5E9", SUPPORT_EMAIL: "help@a.example" },
    ...{ PRIVACY_URL: "https://a.example/p", IMPRINT_URL: "https://a.example/i" },
    ...{
      TRUST_PROXY: "10.0.0.0/8, ::1,fd00::/128,192.0.2.1/32",
      RATE_LIMIT_FACTOR: "100",
      LOG_LEVEL: "warn",
    },
  };
  expect(readConfig(given)).toEqual({
    ...{ production: true, host: "0.0.0.0", port: 65_535, publicUrl: "https://a.example:8443" },
    ...{ dataDir: "/data", databasePath: "/db/a.db", sessionSecret: given.SESSION_SECRET },
    firstAdmin: { email: "ada@a.example", password: "correct-horse" },
    ...{ seedExample: false, strictLinks: true, resultsMail: true },
    mail: { kind: "smtp", url: "smtp://m.example", from: "b@a.example", replyTo: "help@a.example" },
    ai: {
      ...{ provider: "anthropic", apiKey: "key", baseUrl: undefined },
      ...{ chatModel: "small", adviceModel: "large", callsAtOnce: 3 },
    },
    ...{ aiDailyTokens: 5, suggestedTopics: ["Time"] },
    branding: {
      ...{ name: "Acme", logoUrl: "/l.svg", color: "#0EA5E9", supportEmail: "help@a.example" },
      ...{ privacyUrl: "https://a.example/p", imprintUrl: "https://a.example/i" },
    },
    trustProxy: ["10.0.0.0/8", "::1", "fd00::/128", "192.0.2.1/32"],
    ...{ rateLimitFactor: 100, logLevel: "warn" },
  });
  const { mail } = readConfig({ ...given, MAIL_REPLY_TO: "c@a.example" });
  expect(mail.replyTo).toBe("c@a.example");
});

test("topics to begin an answer with are a list, the specified one unless another is given, or none", () => {
  const topics = (SUGGESTED_TOPICS?: string) => readConfig({ SUGGESTED_TOPICS }).suggestedTopics;
  expect(topics()).toEqual(["Operations", "Marketing", "Technology", "Other"]);
  expect(topics("People, Money ,Time")).toEqual(["People", "Money", "Time"]);
  expect(topics("off")).toEqual([]);
});

test("mail goes by the provider that is set", () => {
  const mail = {
    POSTMARK_SERVER_TOKEN: "token",
    POSTMARK_API_URL: "https://mail.example",
    MAIL_FROM: "a@b.co",
  };
  const config = readConfig(mail);
  expect(config.mail).toMatchObject({ kind: "postmark", token: "token", apiUrl: mail.POSTMARK_API_URL });
  const chosen = (given: typeof config) => {
    const { name, delivers } = chooseMailer(given, { write: () => true });
    return { name, delivers };
  };
  expect(chosen(config)).toEqual({ name: "Postmark", delivers: true });
  const byServer = readConfig({ SMTP_URL: "smtp://localhost", MAIL_FROM: "a@b.co" });
  expect(byServer.mail).toMatchObject({ kind: "smtp", url: "smtp://localhost" });
  expect(chosen(byServer)).toEqual({ name: "SMTP", delivers: true });
  expect(chosen(readConfig({}))).toEqual({ name: "console", delivers: false });
});

test("the ends of what may be set are taken", () => {
  expect(readConfig({ PORT: "1" }).port).toBe(1);
  expect(readConfig({ RATE_LIMIT_FACTOR: "0.5" }).rateLimitFactor).toBe(0.5);
  expect(readConfig({ RATE_LIMIT_FACTOR: "off" }).rateLimitFactor).toBe(Infinity);
  const here = { NODE_ENV: "production", RATE_LIMIT_FACTOR: "off" };
  expect(readConfig(here)).toMatchObject({ production: true, publicUrl: "http://localhost:3000" });
});

test("empty variables count as absent", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: " ", ANTHROPIC_API_KEY: "" })).toMatchObject({
    port: 3000,
    ai: undefined,
  });
});

const LOCAL = {
  AI_PROVIDER: "openai-compatible",
  AI_BASE_URL: "http://localhost:11434/v1",
  AI_MODEL: "large",
};

test("a server that is openai-compatible needs no key, and one model does both unless another reads the chat", () => {
  const both = { provider: "openai-compatible", baseUrl: LOCAL.AI_BASE_URL, adviceModel: "large" };
  expect(readConfig(LOCAL).ai).toMatchObject({ ...both, apiKey: undefined, chatModel: "large" });
  const more = { AI_CHAT_MODEL: "small", AI_API_KEY: "key", ANTHROPIC_API_KEY: "left behind" };
  expect(readConfig({ ...LOCAL, ...more }).ai).toMatchObject({ ...both, apiKey: "key", chatModel: "small" });
});

describe("a wrong value stops the start with one sentence that names the variable:", () => {
  test.each([
    [{ PORT: "http" }, "PORT must be a port number."],
    [{ PORT: "70000" }, "PORT must be a port number."],
    [{ PUBLIC_URL: "example.com" }, "PUBLIC_URL must be an http or https address."],
    [{ PUBLIC_URL: "ftp://example.com" }, "PUBLIC_URL must be an http or https address."],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET must be at least 32 characters long."],
    [{ ADMIN_EMAIL: "ada@example.com" }, "ADMIN_PASSWORD is needed with ADMIN_EMAIL."],
    [{ ADMIN_PASSWORD: "correct-horse" }, "ADMIN_EMAIL is needed with ADMIN_PASSWORD."],
    [{ ADMIN_EMAIL: "ada", ADMIN_PASSWORD: "correct-horse" }, "ADMIN_EMAIL must be an email address."],
    [{ POSTMARK_SERVER_TOKEN: "x" }, "MAIL_FROM is needed to send mail."],
    [{ POSTMARK_API_URL: "http://localhost" }, "POSTMARK_SERVER_TOKEN is needed with POSTMARK_API_URL."],
    [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must be an smtp or smtps address."],
    [
      { SMTP_URL: "smtp://localhost", POSTMARK_SERVER_TOKEN: "x", MAIL_FROM: "a@example.com" },
      "SMTP_URL cannot be used together with POSTMARK_SERVER_TOKEN.",
    ],
    [{ TRUST_PROXY: "true" }, "TRUST_PROXY must be a list of addresses like 10.0.0.0/8."],
    [{ TRUST_PROXY: "0.0.0.0/0" }, "TRUST_PROXY must be a list of addresses like 10.0.0.0/8."],
    ...["10.0.0.0/7", "10.0.0.0/33", "fd00::/129", "10.0.0.0/8/8", "10.0.0.0/x", "10.0.0.0/"].map(
      (TRUST_PROXY): [Record<string, string>, string] => [
        { TRUST_PROXY },
        "TRUST_PROXY must be a list of addresses like 10.0.0.0/8.",
      ],
    ),
    [{ PORT: "65536" }, "PORT must be a port number."],
    [{ RATE_LIMIT_FACTOR: "0" }, 'RATE_LIMIT_FACTOR must be a number above 0, or "off".'],
    [{ PORT: "0" }, "PORT must be a port number."],
    [
      { PUBLIC_URL: "https://pat:secret@example.com" },
      "PUBLIC_URL must be an address without a path or a password.",
    ],
    [
      { PUBLIC_URL: "https://example.com/askwell" },
      "PUBLIC_URL must be an address without a path or a password.",
    ],
    [
      { ORG_LOGO_URL: "//evil.example/x.png" },
      "ORG_LOGO_URL must be a path on this server or a data: image.",
    ],
    [
      { ORG_LOGO_URL: "/\\evil.example/x.png" },
      "ORG_LOGO_URL must be a path on this server or a data: image.",
    ],
    [
      { ORG_LOGO_URL: "/\t/evil.example/x.png" },
      "ORG_LOGO_URL must be a path on this server or a data: image.",
    ],
    [{ SUGGESTED_TOPICS: "a,b,c,d,e,f,g,h,i" }, "SUGGESTED_TOPICS must be 8 topics at most."],
    [{ SUGGESTED_TOPICS: "a,,b" }, "SUGGESTED_TOPICS must have a name for each topic."],
    [{ TRUST_PROXY: "128.0.0.0/1" }, "TRUST_PROXY must be a list of addresses like 10.0.0.0/8."],
    [
      { ANTHROPIC_BASE_URL: "http://models.example.com" },
      "ANTHROPIC_BASE_URL must be https, unless the model runs on this machine.",
    ],
    [
      { ANTHROPIC_BASE_URL: "https://key@models.example.com" },
      "ANTHROPIC_BASE_URL must be an address without a password, a query or a fragment.",
    ],
    [{ AI_PROVIDER: "openai" }, "AI_PROVIDER must be one of anthropic, openai-compatible."],
    [{ ...LOCAL, AI_BASE_URL: "" }, "AI_BASE_URL is needed with AI_PROVIDER=openai-compatible."],
    [{ ...LOCAL, AI_MODEL: "" }, "AI_MODEL is needed with AI_PROVIDER=openai-compatible."],
    [
      { ...LOCAL, AI_BASE_URL: "http://models.example.com/v1" },
      "AI_BASE_URL must be https, unless the model runs on this machine.",
    ],
    [
      { ...LOCAL, AI_PROVIDER: "" },
      "AI_BASE_URL is for AI_PROVIDER=openai-compatible; Claude has its ANTHROPIC_ settings.",
    ],
    [{ AI_PROVIDER: "anthropic" }, "ANTHROPIC_API_KEY is needed with AI_PROVIDER=anthropic."],
    [{ BRAND_COLOR: "red" }, "BRAND_COLOR must be a colour like #0EA5E9."],
    [{ SEED_EXAMPLE: "maybe" }, "SEED_EXAMPLE must be 1 or 0."],
    [{ NODE_ENV: "production", HOST: "0.0.0.0" }, "PUBLIC_URL is needed in production."],
    [
      { NODE_ENV: "production", PUBLIC_URL: "https://example.com", RATE_LIMIT_FACTOR: "off" },
      "RATE_LIMIT_FACTOR cannot be off, or above 100, in production.",
    ],
  ])("%j", (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(sentence));
  });
});
