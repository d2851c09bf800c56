const proof = Symbol("the server itself");

/** Capability for system actions (jobs, startup) that no user asked for. */
export interface SystemActor {
  readonly [proof]: true;
}

/** Creates the capability. Only `deps.ts` may call it, and passes it on (`.dependency-cruiser.cjs`). */
export const createSystemActor = (): SystemActor => ({ [proof]: true });
