/** What admins read where no AI model is configured. */
export const NO_MODEL =
  "No AI model is configured. The built-in assistant serves, and nothing is sent anywhere.";
