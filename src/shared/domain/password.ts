/** In characters. */
export const MIN_PASSWORD = 6;
