import type { SentKind } from "#shared/domain/ai-call";

/** A prompt with the most stable parts first, because providers cache prompts from the start. */
export interface Prompt {
  /** The same in every call of its kind. */
  system: string;
  /** The same for everyone who answers this question or this template. */
  stable: string;
  /** Specific to this call. The participant's own words are here and nowhere else. */
  own: string;
  /** The kinds of data in it, for the receipt that admins see. */
  sent: readonly SentKind[];
  /** Texts that must never appear in a reply. */
  secrets: readonly (string | null)[];
  /** Texts that the reader wrote or can see anyway. A reply may repeat them even if a secret has the same words. */
  known: readonly (string | null)[];
}
