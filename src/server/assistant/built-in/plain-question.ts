/** Without hints at the scale, a first clause that leads in, and the mark at the end. */
export function plainQuestion(questionText: string): string {
  return (
    questionText
      .replace(/\s+/g, " ")
      .trim()
      .replace(/\s*\([^()]*\)\s*(?=[?.!]?$)/, "")
      .replace(/^on a scale (?:of|from)? ?\d+ ?(?:to|-|–) ?\d+,?\s*/i, "")
      .replace(
        /^(?:overall|in general|generally|today|right now|currently|at the moment|thinking about [^,]+|in the last [^,]+|over the last [^,]+), /i,
        "",
      )
      .replace(/^to (?:what|which) (?:extent|degree) /i, "how much ")
      .replace(/[?.!:\s]+$/, "")
      .replace(/,? (?:right now|currently|at the moment|today|at present|these days)$/i, "")
      .split(/[?!] |; /)[0]
      ?.trim() ?? ""
  );
}
