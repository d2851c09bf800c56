import { z } from "zod";
import { MIN_PASSWORD_LENGTH } from "../domain/password";
import { emailWith, linkToken } from "./common";

export const adminLogin = z.object({
  email: emailWith("Please enter a valid email address"),
  password: z.string().min(1, "Password is required").max(1_024),
});

export const adminProfile = z.object({ email: z.string() });
export type AdminProfile = z.output<typeof adminProfile>;

export const forgotPassword = z.object({ email: emailWith("Please enter a valid email address") });

/**
 * A new password for the admin the link belongs to. `email` is only for the first admin, whose setup link is printed
 * before their address is known.
 */
export const resetPassword = z.object({
  email: emailWith("Please enter a valid email address").optional(),
  token: linkToken("Token is required"),
  password: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`)
    .max(256, "Password must be at most 256 characters"),
});

export const firstAdmin = resetPassword.required({ email: true });
