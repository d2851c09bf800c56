/** The shortest password that can be set. */
export const MIN_PASSWORD = 6;
