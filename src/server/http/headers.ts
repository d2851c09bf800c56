import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const YEAR = 31_536_000;

/** Features of the browser that no page needs; copying a link is the one that does. */
const PERMISSIONS = "camera=(), microphone=(), geolocation=(), payment=(), clipboard-write=(self)";

/** The headers that every answer carries (security, response headers). Pages add their policy: `csp.ts`. */
export async function addSecurityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    frameguard: { action: "deny" },
    // Helmet's for browsers and plug-ins that are gone.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    hsts: secure ? { maxAge: YEAR, includeSubDomains: true } : false,
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("Permissions-Policy", PERMISSIONS);
    if (!reply.hasHeader("Cache-Control")) reply.header("Cache-Control", "no-store");
  });
}
