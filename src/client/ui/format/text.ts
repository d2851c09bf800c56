/** Makes the first letter a capital. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 user", "12 users": a count with its noun. */
export function plural(count: number, one: string, pluralForm = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : pluralForm}`;
}
