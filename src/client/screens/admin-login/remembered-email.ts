const KEY = "admin-email";

/** The email that "Remember me" kept; only ever the email, never the password. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Keeps the email, or forgets it when `email` is null. */
export function rememberEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, email);
  } catch {
    // Storage is off: there is nothing to remember it in.
  }
}
