import { type Reading, refused } from "./judgement";
import { bare, fold } from "./normalise";
import { distinct, type Option } from "./option";
import { contradict } from "./option-phrases";

/** The one option there is, or the question which of several is meant. */
export function oneOf(options: readonly Option[], message: string): Reading {
  const [option, ...others] = distinct(options);
  if (option === undefined) return refused("ambiguous");
  if (others.length > 0)
    return refused(
      "ambiguous",
      [option, ...others].map(({ text }) => text),
    );
  const isVerbatim = option.folded === fold(message) || (option.bare !== "" && option.bare === bare(message));
  return { kind: "answer", answer: option.text, understoodAs: isVerbatim ? null : option.text };
}

/** All of these together, unless they exclude each other as they were offered. */
export function all(options: readonly Option[], offered: readonly Option[]): Reading {
  if (contradict(options, offered))
    return refused(
      "ambiguous",
      options.map((option) => option.text),
    );
  const texts = distinct(options).map((option) => option.text);
  const [only] = texts;
  const answer = texts.length === 1 && only !== undefined ? only : texts;
  return { kind: "answer", answer, understoodAs: texts.join(", ") };
}
