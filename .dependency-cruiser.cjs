/** Who may import whom (ARCHITECTURE.md). Every rule is an error, none has an exception list. */
const server = "^src/server/";
const feature = "^src/server/features/([^/]+)/";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that need each other are one subject or three; types may point back.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "shared-stands-alone",
      comment: "Shared code runs on both sides: it imports itself and zod only.",
      severity: "error",
      from: { path: "^src/shared/" },
      to: { pathNot: ["^src/shared/", "node_modules/zod/"] },
    },
    {
      name: "domain-without-zod",
      comment: "Participants' pages import the domain; zod would weigh 25 KB there.",
      severity: "error",
      from: { path: "^src/shared/domain/" },
      to: { path: ["node_modules/zod/", "^src/shared/contracts/"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "client-knows-only-the-router-type",
      comment: "The browser takes one type from the server, in one file.",
      severity: "error",
      from: { path: "^src/client/", pathNot: "^src/client/lib/trpc\\.ts$" },
      to: { path: ["^src/server/", "^migrations/"] },
    },
    {
      name: "router-type-only",
      comment: "What the client imports from the server must vanish when it is compiled.",
      severity: "error",
      from: { path: "^src/client/" },
      to: { path: "^src/server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "client-features-are-islands",
      comment: "Routes compose features; features do not know each other.",
      severity: "error",
      from: { path: "^src/client/features/([^/]+)/" },
      to: { path: "^src/client/features/", pathNot: "^src/client/features/$1/" },
    },
    {
      name: "components-know-no-domain",
      comment: "Shared UI could ship in another product: no features, no routes.",
      severity: "error",
      from: { path: "^src/client/(components|lib)/" },
      to: { path: "^src/client/(features|routes)/" },
    },
    {
      name: "server-without-client",
      comment: "The server never imports the browser's code.",
      severity: "error",
      from: { path: server },
      to: { path: "^src/client/" },
    },
    {
      name: "kysely-in-repos-only",
      comment: "SQL lives in repo.ts and db/.",
      severity: "error",
      from: { path: "^src/", pathNot: ["[/-]repo\\.ts$", "^src/server/db/"] },
      to: { path: "node_modules/kysely/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "repo-behind-its-own-service",
      comment: "A feature's tables are reached through its service, never through its repo from outside.",
      severity: "error",
      from: { path: feature },
      to: { path: "^src/server/features/[^/]+/(sitting-)?repo\\.ts$", pathNot: "^src/server/features/$1/" },
    },
    {
      name: "router-calls-service",
      comment: "A router says who, in and out, and makes one call; it knows no table.",
      severity: "error",
      from: { path: "^src/server/features/[^/]+/router\\.ts$" },
      to: { path: ["[/-]repo\\.ts$", "^src/server/db/"] },
    },
    {
      name: "anthropic-in-one-file",
      comment: "A model's SDK stays behind the Assistant port.",
      severity: "error",
      from: { pathNot: "^src/server/assistant/claude/claude\\.ts$" },
      to: { path: "node_modules/@anthropic-ai/" },
    },
    {
      name: "postmark-in-one-file",
      comment: "A mail provider stays behind the Mailer port.",
      severity: "error",
      from: { pathNot: "^src/server/mail/postmark\\.ts$" },
      to: { path: "node_modules/postmark/" },
    },
    {
      name: "implementations-stay-inside",
      comment: "What serves a port is chosen beside it; everyone else takes ports as parameters.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/server/(assistant|mail)/" },
      to: {
        path: "^src/server/(assistant/(claude/claude|built-in/built-in|resilient)|mail/(postmark|smtp|console))\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "itself-in-deps-only",
      comment: "Who acts for the server itself is handed the proof; nobody else makes one.",
      severity: "error",
      from: { pathNot: "^src/server/deps\\.ts$" },
      to: { path: "^src/server/kernel/itself\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-imports-tests",
      comment: "Tests and benchmarks are never part of the product.",
      severity: "error",
      from: { path: ["^src/", "^migrations/"] },
      to: { path: ["^tests/", "^bench/"] },
    },
    {
      name: "everything-resolves",
      comment: "An import that leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
