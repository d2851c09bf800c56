/** The most suggestions that a template can have, and the longest of them, in characters. */
export const MAX_SUGGESTIONS = 8;
export const MAX_SUGGESTION = 60;

/**
 * Whether new attempts can begin from a template now: its switch is on, and there is something to answer. One without
 * questions cannot be begun whatever its switch says.
 */
export const isOffered = (template: {
  readonly isActive: boolean;
  readonly questionCount: number;
}): boolean => template.isActive && template.questionCount > 0;
