import type { FastifyInstance } from "fastify";
import { restarting } from "../kernel/errors";
import { HEALTH } from "./health";

/** Refuses what arrives while the server ends with UNAVAILABLE; only how it is, it still says. */
export function refuseWhileDraining(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook("onRequest", (request, _reply, done) =>
    done(isDraining() && request.routeOptions.url !== HEALTH ? restarting() : undefined),
  );
}
