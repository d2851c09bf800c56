import type { FastifyInstance, FastifyRequest } from "fastify";
import { wrongAddressText } from "#shared/domain/wrong-address";
import { AppError } from "../lib/errors";

/** In characters. */
const MAX_URL_LENGTH = 4 * 1024;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/**
 * Rejects requests that another site could have made on a visitor's behalf. A request that changes data must send JSON,
 * which plain forms can't, and must come from this site if the browser states its origin. Also rejects URLs that are
 * too long.
 */
export function addCsrfGuard(app: FastifyInstance, publicOrigin: string): void {
  const loggedOrigins = new Set<string>();
  app.addHook("onRequest", (request, _reply, done) => {
    const refusal = refusalOf(request, publicOrigin);
    const { origin } = request.headers;
    if (
      refusal?.code === "FORBIDDEN" &&
      isOwnPage(request) &&
      origin &&
      loggedOrigins.size < MAX_LOGGED_ORIGINS &&
      !loggedOrigins.has(origin)
    ) {
      loggedOrigins.add(origin);
      request.log.warn(
        { publicUrl: publicOrigin, openedAt: origin },
        "Calls are blocked because the portal was opened at an address other than PUBLIC_URL",
      );
    }
    done(refusal);
  });
}

/** Maximum number of logged origins, because the header can be forged. */
const MAX_LOGGED_ORIGINS = 10;

/** True if the calling page came from this server, but was opened at an address other than PUBLIC_URL. */
function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  return (
    site === undefined &&
    origin !== undefined &&
    /^https?:\/\//.test(origin) &&
    origin.replace(/^https?:\/\//, "") === host
  );
}

function refusalOf(request: FastifyRequest, publicOrigin: string): AppError | undefined {
  if (request.url.length > MAX_URL_LENGTH) return new AppError("URI_TOO_LONG", "The URL is too long.");
  if (SAFE_METHODS.has(request.method)) return undefined;
  if (hasBody(request) && !JSON_TYPE.test(request.headers["content-type"] ?? "")) {
    return new AppError("UNSUPPORTED_MEDIA_TYPE", "Please send JSON (content-type: application/json).");
  }
  if (isForeign(request, publicOrigin)) {
    if (isOwnPage(request))
      return new AppError("FORBIDDEN", wrongAddressText(publicOrigin, request.headers.origin));
    return new AppError("FORBIDDEN", "This request came from another site and was blocked.");
  }
  return undefined;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function isForeign({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return headers.origin !== undefined && headers.origin !== publicOrigin;
}
