/** Whether the browser would take it as an email address; the server has the last word. */
export function looksLikeEmail(text: string): boolean {
  const input = document.createElement("input");
  input.type = "email";
  input.value = text.trim();
  return input.value !== "" && input.validity.valid;
}

/** What is said under a field that holds none; undefined for one. */
export const emailComplaint = (text: string): string | undefined =>
  looksLikeEmail(text) ? undefined : "Please enter a valid email address";
