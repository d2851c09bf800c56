import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { BUILD_HEADER } from "#shared/domain/build-header";
import type { Deps } from "./deps";
import { limitConnections } from "./http/connection-limits";
import { addCsrfGuard } from "./http/csrf-guard";
import { addRequestId, addSecurityHeaders, NO_STORE, REQUEST_ID, securityHeaders } from "./http/headers";
import { addHealth } from "./http/health";
import { BODY_LIMITS, bodyLimitOf, isTooComplex } from "./http/json-limits";
import { refuseMalformed } from "./http/malformed-requests";
import { addMetrics } from "./http/metrics-route";
import { addPages, buildId, servedPage } from "./http/pages";
import { addSessions, cookieName } from "./http/sessions/plugin";
import { requestSession } from "./http/sessions/request-session";
import { SESSION_LIFETIME } from "./http/sessions/session-lifetime";
import { DbSessionStore } from "./http/sessions/store";
import { stripLoneSurrogates } from "./http/strip-lone-surrogates";
import { AppError } from "./lib/errors";
import { isOneOf } from "./lib/proxy-addresses";
import { requestIds } from "./lib/request-id";
import { networkOf } from "./rate-limits/network";
import { addRest, failureSender, TOO_COMPLEX } from "./rest/handler";
import { createSsrPages } from "./ssr/ssr-page";
import { createSsrWorker } from "./ssr/ssr-worker";
import type { Context } from "./trpc/context";
import { addTrpc } from "./trpc/trpc-plugin";

/** Time limits for a request's headers and for the whole request, in milliseconds. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 15_000;
/** How often those limits are checked, in milliseconds. Node's 30 seconds would make them 40 and 45. */
const CHECK_INTERVAL = 1_000;
/** The log levels that include each response. */
const RESPONSE_LEVELS = new Set(["debug", "trace"]);
export interface AppSettings {
  /** Folder of the browser's build; undefined serves no pages, only calls. */
  pages?: string;
  /** The built program that renders first screens; undefined leaves rendering to the browser. */
  renderer?: string;
}

const noSchemas = () => () => {
  throw new Error("A route has no schema for Fastify: its procedure has one.");
};

/** Builds the server without reading the environment or listening, so that tests can use it, too. */
export async function buildApp(deps: Deps, { pages, renderer }: AppSettings = {}): Promise<FastifyInstance> {
  const { config, services, clock, limiter } = deps;
  const build = pages && (await buildId(pages));
  const fail = failureSender(deps.recentErrors);
  const secure = config.publicUrl.startsWith("https:");
  const headers = securityHeaders(secure);
  const isProxy = config.trustProxy ? isOneOf(config.trustProxy) : undefined;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isProxy ?? false,
    genReqId: requestIds(isProxy),
    bodyLimit: BODY_LIMITS.large.bytes,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: CHECK_INTERVAL },
    keepAliveTimeout: 30_000,
    forceCloseConnections: "idle",
    // Fastify's own response would lack our headers and message, and health checks would get it, too.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1_000 },
    // We validate with zod. Fastify's schema compilers would be loaded at every start without being used.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // Refusals before any hook is called.
    frameworkErrors: (error, request, reply) =>
      void fail(error, request, reply.headers({ ...headers, ...NO_STORE, [REQUEST_ID]: request.id })),
    clientErrorHandler: refuseMalformed(headers),
  });
  limitConnections(app, limiter);
  const store = new DbSessionStore(deps, SESSION_LIFETIME);
  const createContext = (request: FastifyRequest, reply: FastifyReply, via: Context["via"]): Context => ({
    services,
    session: requestSession(request, reply, store, clock),
    network: networkOf(request.ip),
    requestId: request.id,
    via,
  });

  app.setErrorHandler(fail);
  if (RESPONSE_LEVELS.has(config.logLevel)) noteAnswers(app);
  addRequestId(app);
  addSecurityHeaders(app, headers);
  addCsrfGuard(app, config.publicUrl);
  addHealth(app, deps.health);
  if (config.metricsToken) {
    const figures = () => services.serverStatus.figures(deps.systemActor);
    await addMetrics(app, { token: config.metricsToken, clock, figures });
  }

  // Calls have sessions, pages don't. REST and tRPC are separate scopes, because they parse JSON differently.
  await app.register(async (calls) => {
    // Tells pages that were opened before an update about the update.
    if (build) calls.addHook("onRequest", async (_request, reply) => void reply.header(BUILD_HEADER, build));
    await addSessions(calls, { store, secret: deps.secret, secure });
    await calls.register(
      (scope) =>
        addRest(scope, {
          limiter,
          createContext: (request, reply) => createContext(request, reply, "api"),
          description: {
            name: config.branding.name,
            publicUrl: config.publicUrl,
            cookie: cookieName(secure),
            rateLimitFactor: config.rateLimitFactor,
          },
        }),
      { prefix: "/api" },
    );
    calls.addHook("preValidation", async (request) => {
      const { body } = request;
      if (typeof body !== "string") return;
      if (isTooComplex(body, bodyLimitOf(request))) throw new AppError("BAD_REQUEST", TOO_COMPLEX);
      request.body = stripLoneSurrogates(body);
    });
    await calls.register(
      async (scope) =>
        addTrpc(scope, {
          limiter,
          recentErrors: deps.recentErrors,
          createContext: (request, reply) => createContext(request, reply, "form"),
        }),
      { prefix: "/trpc" },
    );
  });
  if (pages) {
    const appConfig = servedPage(deps, build);
    const firstPages = renderer ? addFirstPages(app, renderer, JSON.stringify(appConfig)) : undefined;
    await addPages(app, { root: pages, appConfig, firstPages, isIndexed: config.isIndexed });
  }
  return app;
}

function noteAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.debug(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "Answered",
    );
  });
}

function addFirstPages(app: FastifyInstance, program: string, appConfig: string) {
  const renderer = createSsrWorker({ program, appConfig, log: app.log });
  app.addHook("onClose", () => renderer.close());
  return createSsrPages(app, renderer);
}
