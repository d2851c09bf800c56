import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "#server/config";
import { createMailer } from "#server/mail/create-mail";

test("an empty environment gives a local server without a model, with email on the console", () => {
  expect(readConfig({})).toEqual({
    production: false,
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    dataDir: resolve("data"),
    databasePath: resolve("data/askwell.db"),
    backupKeep: { days: 7, weeks: 4 },
    seedExample: true,
    strictLinks: false,
    isIndexed: false,
    resultsMail: false,
    mail: { kind: "console", from: "no-reply@localhost" },
    aiDailyTokens: 2_000_000,
    suggestedTopics: ["Operations", "Marketing", "Technology", "Other"],
    branding: { name: "Assessment Portal" },
    trustProxy: false,
    rateLimitFactor: 1,
    logLevel: "info",
    settings: {},
  });
});

test("the first admin's email is stored in lower case", () => {
  const config = readConfig({ ADMIN_EMAIL: "Ada@Example.com", ADMIN_PASSWORD: "correct-horse" });
  expect(config.firstAdmin?.email).toBe("ada@example.com");
});

test("every setting is read", () => {
  const environment = {
    ...{ NODE_ENV: "production", HOST: "0.0.0.0", PORT: "65535", PUBLIC_URL: "https://a.example:8443" },
    ...{ DATA_DIR: "/data", DATABASE_PATH: "/db/a.db", SESSION_SECRET: "s".repeat(32) },
    ...{ BACKUP_DIR: "/backups", BACKUP_KEEP: "3d,0w" },
    ...{ ADMIN_EMAIL: "ada@a.example", ADMIN_PASSWORD: "correct-horse", SEED_EXAMPLE: "0" },
    ...{
      MAGIC_LINK_STRICT: "1",
      ALLOW_INDEXING: "1",
      RESULTS_MAIL: "1",
      SMTP_URL: "smtp://m.example",
      MAIL_FROM: "b@a.example",
    },
    ...{ ANTHROPIC_API_KEY: "key", ANTHROPIC_CHAT_MODEL: "small", ANTHROPIC_MODEL: "large" },
    ...{ AI_CALLS_AT_ONCE: "3", AI_DAILY_TOKEN_BUDGET: "5", SUGGESTED_TOPICS: "Time", ORG_NAME: "Acme" },
    ...{ ORG_LOGO_URL: "/l.svg", BRAND_COLOR: "#0EA5E9", SUPPORT_EMAIL: "help@a.example" },
    ...{ PRIVACY_URL: "https://a.example/p", IMPRINT_URL: "https://a.example/i" },
    ...{
      TRUST_PROXY: "10.0.0.0/8, ::1,fd00::/128,192.0.2.1/32",
      RATE_LIMIT_FACTOR: "100",
      LOG_LEVEL: "warn",
      METRICS_TOKEN: "m".repeat(16),
    },
  };
  expect(readConfig(environment)).toEqual({
    ...{ production: true, host: "0.0.0.0", port: 65_535, publicUrl: "https://a.example:8443" },
    ...{ dataDir: "/data", databasePath: "/db/a.db", sessionSecret: environment.SESSION_SECRET },
    ...{ backupDir: "/backups", backupKeep: { days: 3, weeks: 0 } },
    firstAdmin: { email: "ada@a.example", password: "correct-horse" },
    ...{ seedExample: false, strictLinks: true, isIndexed: true, resultsMail: true },
    mail: { kind: "smtp", url: "smtp://m.example", from: "b@a.example", replyTo: "help@a.example" },
    ai: {
      ...{ provider: "anthropic", apiKey: "key", baseUrl: undefined },
      ...{ chatModel: "small", adviceModel: "large", maxConcurrentCalls: 3 },
    },
    ...{ aiDailyTokens: 5, suggestedTopics: ["Time"] },
    branding: {
      ...{ name: "Acme", logoUrl: "/l.svg", color: "#0EA5E9", supportEmail: "help@a.example" },
      ...{ privacyUrl: "https://a.example/p", imprintUrl: "https://a.example/i" },
    },
    trustProxy: ["10.0.0.0/8", "::1", "fd00::/128", "192.0.2.1/32"],
    ...{ rateLimitFactor: 100, logLevel: "warn", metricsToken: environment.METRICS_TOKEN },
    settings: {
      ...Object.fromEntries(Object.keys(environment).map((name) => [name, null])),
      ...{ NODE_ENV: "production", PORT: "65535", SEED_EXAMPLE: "0", MAGIC_LINK_STRICT: "1" },
      ...{ ALLOW_INDEXING: "1", RESULTS_MAIL: "1", AI_CALLS_AT_ONCE: "3" },
      ...{ AI_DAILY_TOKEN_BUDGET: "5", BACKUP_KEEP: "3d,0w" },
      ...{ RATE_LIMIT_FACTOR: "100", LOG_LEVEL: "warn" },
    },
  });
  const { mail } = readConfig({ ...environment, MAIL_REPLY_TO: "c@a.example" });
  expect(mail.replyTo).toBe("c@a.example");
});

test("suggested topics are a list, with a default, and can be turned off", () => {
  const topics = (SUGGESTED_TOPICS?: string) => readConfig({ SUGGESTED_TOPICS }).suggestedTopics;
  expect(topics()).toEqual(["Operations", "Marketing", "Technology", "Other"]);
  expect(topics("People, Money ,Time")).toEqual(["People", "Money", "Time"]);
  expect(topics("off")).toEqual([]);
});

test("email uses the configured provider", () => {
  const mail = {
    POSTMARK_SERVER_TOKEN: "token",
    POSTMARK_API_URL: "https://mail.example",
    MAIL_FROM: "a@b.co",
  };
  const config = readConfig(mail);
  expect(config.mail).toMatchObject({ kind: "postmark", token: "token", apiUrl: mail.POSTMARK_API_URL });
  const chosen = (settings: typeof config) => {
    const { name, delivers } = createMailer(settings, { write: () => true });
    return { name, delivers };
  };
  expect(chosen(config)).toEqual({ name: "Postmark", delivers: true });
  const byServer = readConfig({ SMTP_URL: "smtp://localhost", MAIL_FROM: "a@b.co" });
  expect(byServer.mail).toMatchObject({ kind: "smtp", url: "smtp://localhost" });
  expect(chosen(byServer)).toEqual({ name: "SMTP", delivers: true });
  expect(chosen(readConfig({}))).toEqual({ name: "console", delivers: false });
});

test("limits of settings are accepted", () => {
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

test("an OpenAI-compatible server needs no key, and can use a separate model for the chat", () => {
  const both = { provider: "openai-compatible", baseUrl: LOCAL.AI_BASE_URL, adviceModel: "large" };
  expect(readConfig(LOCAL).ai).toMatchObject({ ...both, apiKey: undefined, chatModel: "large" });
  const more = { AI_CHAT_MODEL: "small", AI_API_KEY: "key", ANTHROPIC_API_KEY: "left behind" };
  expect(readConfig({ ...LOCAL, ...more }).ai).toMatchObject({ ...both, apiKey: "key", chatModel: "small" });
});

describe("an invalid value prevents the start with a sentence that names the variable:", () => {
  test.each([
    [{ PORT: "http" }, "PORT must be a port number."],
    [{ PORT: "70000" }, "PORT must be a port number."],
    [{ PUBLIC_URL: "example.com" }, "PUBLIC_URL must be an http or https address."],
    [{ PUBLIC_URL: "ftp://example.com" }, "PUBLIC_URL must be an http or https address."],
    [
      { SESSION_SECRET: "short" },
      'SESSION_SECRET must be at least 32 characters long: create one with "openssl rand -hex 32".',
    ],
    [{ ADMIN_EMAIL: "ada@example.com" }, "ADMIN_PASSWORD is required with ADMIN_EMAIL."],
    [{ ADMIN_PASSWORD: "correct-horse" }, "ADMIN_EMAIL is required with ADMIN_PASSWORD."],
    [{ ADMIN_EMAIL: "ada", ADMIN_PASSWORD: "correct-horse" }, "ADMIN_EMAIL must be an email address."],
    [{ POSTMARK_SERVER_TOKEN: "x" }, "MAIL_FROM is required to send email."],
    [{ POSTMARK_API_URL: "http://localhost" }, "POSTMARK_SERVER_TOKEN is required with POSTMARK_API_URL."],
    [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must be an smtp or smtps address."],
    [
      { SMTP_URL: "smtp://localhost", POSTMARK_SERVER_TOKEN: "x", MAIL_FROM: "a@example.com" },
      "SMTP_URL can't be used together with POSTMARK_SERVER_TOKEN.",
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
    [{ SUGGESTED_TOPICS: "a,b,c,d,e,f,g,h,i" }, "SUGGESTED_TOPICS must have at most 8 topics."],
    [{ SUGGESTED_TOPICS: "a,,b" }, "SUGGESTED_TOPICS must not have empty topics."],
    [{ TRUST_PROXY: "128.0.0.0/1" }, "TRUST_PROXY must be a list of addresses like 10.0.0.0/8."],
    [
      { ANTHROPIC_BASE_URL: "http://models.example.com" },
      "ANTHROPIC_BASE_URL must use https unless the model runs on this machine or in your own network.",
    ],
    [
      { ANTHROPIC_BASE_URL: "https://key@models.example.com" },
      "ANTHROPIC_BASE_URL must be an address without a password, a query or a fragment.",
    ],
    [{ AI_PROVIDER: "openai" }, "AI_PROVIDER must be one of anthropic, openai-compatible."],
    [{ ...LOCAL, AI_BASE_URL: "" }, "AI_BASE_URL is required with AI_PROVIDER=openai-compatible."],
    [{ ...LOCAL, AI_MODEL: "" }, "AI_MODEL is required with AI_PROVIDER=openai-compatible."],
    [
      { ...LOCAL, AI_BASE_URL: "http://models.example.com/v1" },
      "AI_BASE_URL must use https unless the model runs on this machine or in your own network.",
    ],
    [
      { ...LOCAL, AI_PROVIDER: "" },
      "AI_BASE_URL works only with AI_PROVIDER=openai-compatible. Claude uses the ANTHROPIC_ settings.",
    ],
    [{ AI_PROVIDER: "anthropic" }, "ANTHROPIC_API_KEY is required with AI_PROVIDER=anthropic."],
    [{ BRAND_COLOR: "red" }, "BRAND_COLOR must be a color like #0EA5E9."],
    [{ SEED_EXAMPLE: "maybe" }, "SEED_EXAMPLE must be 1 or 0."],
    [{ NODE_ENV: "production", HOST: "0.0.0.0" }, "PUBLIC_URL is required in production."],
    [
      { NODE_ENV: "production", PUBLIC_URL: "https://example.com", RATE_LIMIT_FACTOR: "off" },
      "RATE_LIMIT_FACTOR can't be off or above 100 in production.",
    ],
  ])("%j", (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(sentence));
  });
});

test.each([
  "localhost:11434",
  "127.0.0.1:8000",
  "0.0.0.0:11434",
  "[::1]:11434",
  "ollama:11434",
  "vllm",
  "host.docker.internal:11434",
  "host.containers.internal:11434",
  "gateway.docker.internal",
  "models.lan",
  "gpu.local:1234",
  "gpu.home.arpa",
  "ollama.ai.svc:11434",
  "ollama.ai.svc.cluster.local:11434",
  "192.168.1.20:11434",
  "10.0.0.5:8000",
  "172.16.0.1",
  "172.31.255.254:8000",
  "169.254.7.7:8000",
  "100.100.1.1:11434",
  "[fd00::5]:11434",
  "[fe80::1]:11434",
  "[::ffff:192.168.1.20]:11434",
  "OLLAMA.:11434",
])("a model in a private network can be used without TLS: %s", (host) => {
  expect(readConfig({ ...LOCAL, AI_BASE_URL: `http://${host}/v1` }).ai?.baseUrl).toContain("/v1");
  expect(readConfig({ ANTHROPIC_BASE_URL: `http://${host}` }).ai?.provider).toBe("anthropic");
});

test.each([
  "models.example.com",
  "8.8.8.8",
  "172.15.0.1",
  "172.32.0.1",
  "192.169.1.1",
  "100.63.0.1",
  "100.128.0.1",
  "[2001:db8::1]",
  "[fec0::1]",
  "[::ffff:8.8.8.8]",
  "internal.example.com",
  "notlocal.com",
  "ollama.internal.example.com",
])("a public model requires TLS: %s", (host) => {
  expect(() => readConfig({ ...LOCAL, AI_BASE_URL: `http://${host}/v1` })).toThrow(
    "AI_BASE_URL must use https unless the model runs on this machine or in your own network.",
  );
});

test.each([
  ["https://models.example.com/v1/chat/completions", "https://models.example.com/v1"],
  ["https://models.example.com/v1/chat/completions/", "https://models.example.com/v1"],
  ["http://localhost:8000/v1/completions", "http://localhost:8000/v1"],
  ["http://localhost:1234/v1/models", "http://localhost:1234/v1"],
  ["https://models.example.com/api/v1", "https://models.example.com/api/v1"],
])("the address of an endpoint becomes the server's base URL: %s", (url, baseUrl) => {
  expect(readConfig({ ...LOCAL, AI_BASE_URL: url }).ai).toMatchObject({ baseUrl });
});

test.each([
  ["smtp://user:pa#ss@mail.example.com:587", { username: "user", password: "pa#ss" }],
  ["smtps://user:a/b?c@mail.example.com", { username: "user", password: "a/b?c" }],
  [
    "smtps://me@example.com:p@ss:w@rd@mail.example.com:465",
    { username: "me@example.com", password: "p@ss:w@rd" },
  ],
  ["smtp://user:100%@mail.example.com", { username: "user", password: "100%" }],
  ["smtp://user:pa%23ss%2F@mail.example.com", { username: "user", password: "pa#ss/" }],
  ["smtp://user:a+b c@mail.example.com", { username: "user", password: "a+b c" }],
  ["smtp://user:AbC/+=x@[::1]:2525?requireTLS=true", { username: "user", password: "AbC/+=x" }],
  ["smtp://apikey@mail.example.com", { username: "apikey", password: "" }],
  ["smtp://mail.example.com:25", { username: "", password: "" }],
])("a password in SMTP_URL can be written as the provider shows it: %s", (url, signIn) => {
  const { mail } = readConfig({ SMTP_URL: url, MAIL_FROM: "a@example.com" });
  const { username, password, hostname } = new URL(mail.kind === "smtp" ? mail.url : "");
  expect({ username: decodeURIComponent(username), password: decodeURIComponent(password) }).toEqual(signIn);
  expect(hostname).toMatch(/^(mail\.example\.com|\[::1\])$/);
});

test.each([
  [{ PUBLIC_URL: '"https://a.example"' }, { publicUrl: "https://a.example" }],
  [{ PUBLIC_URL: "'https://a.example'" }, { publicUrl: "https://a.example" }],
  [{ PORT: '"4000"' }, { port: 4000 }],
  [{ PORT: "4000\r" }, { port: 4000 }],
  [{ ORG_NAME: '"Acme"\r' }, { branding: { name: "Acme" } }],
  [{ ORG_NAME: 'The "Acme" company' }, { branding: { name: 'The "Acme" company' } }],
  [{ ORG_NAME: '"' }, { branding: { name: '"' } }],
  [{ PORT: '""' }, { port: 3000 }],
  [
    { ADMIN_EMAIL: '"ada@example.com"', ADMIN_PASSWORD: '"correct-horse"' },
    { firstAdmin: { email: "ada@example.com", password: "correct-horse" } },
  ],
  [{ SESSION_SECRET: `"${"s".repeat(32)}"` }, { sessionSecret: `"${"s".repeat(32)}"` }],
])("quotes and line ends left by .env readers are removed: %j", (text, expected) => {
  expect(readConfig(text)).toMatchObject(expected);
});

test.each([
  ["Acme <a@b.example>", { from: "a@b.example", fromName: "Acme" }],
  ['"Acme, Inc." <a@b.example>', { from: "a@b.example", fromName: "Acme, Inc." }],
  ["<a@b.example>", { from: "a@b.example", fromName: undefined }],
  ["a@b.example", { from: "a@b.example", fromName: undefined }],
  ["Müller & Söhne <post@b.example>", { from: "post@b.example", fromName: "Müller & Söhne" }],
])("the sender can have a name: %s", (MAIL_FROM, expected) => {
  expect(readConfig({ SMTP_URL: "smtp://localhost", MAIL_FROM }).mail).toMatchObject(expected);
  expect(readConfig({ MAIL_REPLY_TO: MAIL_FROM }).mail.replyTo).toBe(expected.from);
});

test.each(["Acme <a@b", "Acme a@b.example", "a@b.example, c@d.example", "Acme <>"])(
  "an invalid address is refused: %s",
  (MAIL_FROM) => {
    expect(() => readConfig({ MAIL_FROM })).toThrow("MAIL_FROM must be an email address.");
  },
);
