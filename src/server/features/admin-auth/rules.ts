import type { AdminId } from "#shared/domain/ids";
import type { SystemActor } from "../../lib/system-actor";

const identified = Symbol("an identified admin");

/** A signed-in admin, as the database knows them now; only `identify` makes one. */
export interface AdminIdentity {
  readonly [identified]: true;
  readonly id: AdminId;
  readonly email: string;
}

/** Who may do what admins may: one of them, or the server itself. */
export type Staff = AdminIdentity | SystemActor;

/** Makes the proof from the row of an admin who has just been identified. */
export const adminIdentity = (id: AdminId, email: string): AdminIdentity => ({
  [identified]: true,
  id,
  email,
});
