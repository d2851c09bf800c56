import type { AdminProfile } from "#shared/contracts/admin-auth";
import type { AdminIdentity } from "./rules";

/** An admin as they see themselves. */
export const profileView = ({ email }: AdminIdentity): AdminProfile => ({ email });
