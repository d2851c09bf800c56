import fc from "fast-check";
import { expect, test } from "vitest";
import { createJsonObjectExtractor } from "#server/assistant/model/json-object-extractor";

const REPLY = JSON.stringify({ response: 'A "brace" } and a back\\slash', list: [{ a: 1 }, { b: ["]"] }] });

const FOUND: [string, string, string][] = [
  ["alone", REPLY, REPLY],
  ["in a fence", `Here you are:\n\`\`\`json\n${REPLY}\n\`\`\`\nAnything else?`, REPLY],
  ["after thoughts with another one", `<think>Perhaps {"response":"no"}?</think>\n${REPLY}`, REPLY],
  ["after braces that begin none", `The form {response, list} and { so on }: ${REPLY}`, REPLY],
  ["before a second one", `${REPLY}\n{"response":"second"}`, REPLY],
  ["with blanks at its beginning", '{\n  "a": 1\n}', '{\n  "a": 1\n}'],
  ["without a field", "Nothing: {} at all", "{}"],
  ["that is cut off", REPLY.slice(0, 30), REPLY.slice(0, 30)],
  ["that is not there", "I would rather say it in prose.", ""],
  ["that only thoughts hold, which never end", `<think>${REPLY}`, ""],
];

test.each(FOUND)("finds an object %s, however the text is split", (_, text, object) => {
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 6 }), (cuts) => {
      const finder = createJsonObjectExtractor();
      const places = [0, ...[...cuts].sort((one, other) => one - other), text.length];
      const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
      expect(pieces.map((piece) => finder.push(piece)).join("")).toBe(object);
      expect(finder.found).toBe(object);
    }),
  );
});
