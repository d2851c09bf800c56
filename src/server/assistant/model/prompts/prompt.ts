import type { SentKind } from "#shared/domain/ai-call";

/**
 * What a model is sent, from what never changes to what only this call holds. A provider caches from the beginning,
 * so whatever differs comes last.
 */
export interface Prompt {
  /** The same in every call of its kind. */
  system: string;
  /** The same for everybody who answers this question, or this template. */
  stable: string;
  /** What only this call holds; the participant's own words are here, and nowhere else. */
  own: string;
  /** The kinds of things in it, for the receipt that admins see. */
  sent: readonly SentKind[];
  /** What must never appear in a reply. */
  secrets: readonly (string | null)[];
  /** What who gets the reply can read anyway, or wrote: a reply may repeat it, though a secret has the same words. */
  known: readonly (string | null)[];
}
