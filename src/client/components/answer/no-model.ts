/** What admins read where no AI model is configured. */
export const NO_MODEL =
  "No AI model is connected. Askwell uses its built-in assistant, and no data leaves this server.";
