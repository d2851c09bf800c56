import { expect } from "vitest";
import { type MessagesRequest, wordsOf } from "#tests/fakes/anthropic-replies";
import { GUIDANCE, LEAKED } from "#tests/fakes/obedient-model";

const runsOf = (text: string): string[] => {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(7).map((_, index) => words.slice(index, index + 8).join(" "));
};
const secrets = new Map<string, ReadonlySet<string>>();
const secretsOf = (system: string): ReadonlySet<string> => {
  const runs = secrets.get(system) ?? new Set(runsOf(`${system}\n${GUIDANCE}`));
  secrets.set(system, runs);
  return runs;
};
/** Active markdown or invisible characters. Escaped characters are removed before the check. */
const ACTIVE_MARKDOWN = /!\[|\]\(|\]\[|<[a-z/!]|[\u200b\u202e]|[\u{e0000}-\u{e007f}]/imu;

/**
 * Expects that a text contains no eight consecutive words of a prompt, except words that participants see or write
 * anyway, no leaked guidance and no active markdown.
 * @param visibleText texts that participants see or write
 */
export function expectTame(
  shown: string,
  { system }: Pick<MessagesRequest, "system">,
  visibleText: string,
): void {
  const known = new Set(runsOf(visibleText));
  const secret = secretsOf(system);
  expect(runsOf(shown).filter((run) => secret.has(run) && !known.has(run))).toEqual([]);
  if (!visibleText.includes(LEAKED)) expect(shown).not.toContain(LEAKED);
  expect(shown.replace(/\\[\s\S]/g, "").replaceAll("](#question-", "")).not.toMatch(ACTIVE_MARKDOWN);
}

/** Expects participants' texts to be inside two tags with an unguessable boundary. */
export function expectQuoted(request: MessagesRequest): void {
  const sent = wordsOf(request);
  expect(sent.match(/<[^>]*>/g)).toHaveLength(2);
  const boundary = /<participant-data-(\w{24})>\n.*\n<\/participant-data-\1>$/s.exec(sent)?.[1];
  expect(sent.split(String(boundary))).toHaveLength(3);
}
