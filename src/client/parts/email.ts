/** Whether the browser would take it as an email address; the server has the last word. */
export function looksLikeEmail(text: string): boolean {
  const input = document.createElement("input");
  input.type = "email";
  input.value = text.trim();
  return input.value !== "" && input.validity.valid;
}
