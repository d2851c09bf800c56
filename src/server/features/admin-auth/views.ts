import type { AdminProfile } from "#shared/contracts/admin-auth";
import type { AdminIdentity } from "./rules";

export const profileView = ({ email }: AdminIdentity): AdminProfile => ({ email });
