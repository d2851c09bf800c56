/** Markup that is safe to insert without escaping. Only `html` makes it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | Html | readonly Html[];

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Builds markup. Strings are escaped for text and quoted attributes; `Html` values are inserted unchanged. */
export function html(literals: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    literals.reduce((built, literal, index) => built + markupOf(values[index - 1] ?? "") + literal),
  );
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === "string") return value.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
  return value.map((part) => part.markup).join("");
}
