/** The number of suggestions, and the length of each in characters. */
export const MAX_SUGGESTIONS = 8;
export const MAX_SUGGESTION = 60;

/** Whether participants can start the template now: it is active and has a question. */
export const isStartable = (template: {
  readonly isActive: boolean;
  readonly questionCount: number;
}): boolean => template.isActive && template.questionCount > 0;
