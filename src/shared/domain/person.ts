export interface Person {
  readonly name?: string | null;
  readonly email?: string | null;
}

/** A person as shown: the name, else the email before the at-sign, else "Unknown User" (spec section 2). */
export function displayName(person: Person | null | undefined): string {
  const name = person?.name?.trim();
  if (name) return name;
  return person?.email?.split("@")[0] || "Unknown User";
}

/** At most two capitals: of the first two words of the name, else the first two letters of the email. */
export function initials(person: Person | null | undefined): string {
  const name = person?.name?.trim();
  const letters = name
    ? name
        .split(/\s+/)
        .slice(0, 2)
        .map((word) => [...word][0] ?? "")
        .join("")
    : [...(person?.email ?? "")].slice(0, 2).join("");
  return letters.toUpperCase();
}

/** What is wrong with a name as typed; undefined when nothing is. Marks, joiners and dashes alone name nobody. */
export function nameComplaint(name: string): string | undefined {
  if (name.trim() === "") return "Name is required";
  if (!/[\p{L}\p{N}]/u.test(name)) return "Please enter a name with at least one letter or digit";
}

/** An email as stored and compared: trimmed, lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
