const proof = Symbol("the server itself");

/** Proof that the server acts by itself, for nobody: in a job, or when it starts. */
export interface SystemActor {
  readonly [proof]: true;
}

/** Makes the proof. Only `deps.ts` may (`.dependency-cruiser.cjs`), which hands it to whoever acts for nobody. */
export const createSystemActor = (): SystemActor => ({ [proof]: true });
