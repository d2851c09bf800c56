import type { AdminId } from "#shared/domain/ids";
import type { SystemActor } from "../../lib/system-actor";

const identified = Symbol("an identified admin");

/** A signed-in admin as currently stored. Only `identify` creates one. */
export interface AdminIdentity {
  readonly [identified]: true;
  readonly id: AdminId;
  readonly email: string;
}

/** Those with admin permissions: an admin, or the server itself. */
export type Staff = AdminIdentity | SystemActor;

/** Creates the proof from the row of a freshly identified admin. */
export const adminIdentity = (id: AdminId, email: string): AdminIdentity => ({
  [identified]: true,
  id,
  email,
});
