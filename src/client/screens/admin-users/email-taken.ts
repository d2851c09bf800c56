import { EMAIL_TAKEN } from "#shared/contracts/users";

/** Whether a call was refused because somebody has the address already: that belongs under the email field. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && error.message === EMAIL_TAKEN;
}
