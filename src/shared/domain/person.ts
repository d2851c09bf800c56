export interface Person {
  readonly name?: string | null;
  readonly email?: string | null;
}

/** A person's display name: the name, the part of the email before the @, or "Unknown User". */
export function displayName(person: Person | null | undefined): string {
  const name = person?.name?.trim();
  if (name) return name;
  return person?.email?.split("@")[0] || "Unknown User";
}

/** Up to two capitals: the initials of the first two words of the name, or the first two letters of the email. */
export function initials(person: Person | null | undefined): string {
  const words = person?.name?.trim().split(/\s+/) ?? [];
  const letters = words.flatMap((word) => signsOf(word).slice(0, 1)).slice(0, 2);
  const shown = letters.length > 0 ? letters : signsOf(person?.email ?? "").slice(0, 2);
  // A ligature such as "ﬁ" becomes two letters in upper case.
  return signsOf(shown.map(capital).join("")).slice(0, 2).join("");
}

const capital = (sign: string) => signsOf(sign.toUpperCase())[0] ?? "";

/** A grapheme: a flag, or a character with its accents, variants and joined characters. */
const GRAPHEME = /\p{Regional_Indicator}{2}|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200d\P{M})*/gu;

/** The graphemes of a text, by hand because the oldest supported browsers have no segmenter. */
const signsOf = (text: string): string[] => text.match(GRAPHEME) ?? [];

/** What is wrong with a name as typed; undefined if nothing is. Marks, joiners and dashes alone aren't a name. */
export function nameComplaint(name: string): string | undefined {
  if (name.trim() === "") return "Name is required";
  if (!/[\p{L}\p{N}]/u.test(name)) return "Please enter a name with at least one letter or digit";
}
