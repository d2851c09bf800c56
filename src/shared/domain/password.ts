/** The shortest password that can be set (spec section 9). */
export const MIN_PASSWORD = 6;
