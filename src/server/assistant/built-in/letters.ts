export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A word in capitals, such as "IT" or "CRM", keeps them. */
export const lowerFirst = (text: string) =>
  /^[A-Z]{2}|^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
