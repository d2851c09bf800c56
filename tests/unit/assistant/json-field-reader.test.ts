import { expect, test } from "vitest";
import { createJsonFieldReader, type FieldText } from "#server/assistant/claude/json-field-reader";

const verdict = {
  note: 'a "response": inside another value',
  response: 'Größe „42“\n\t\\ / "quoted" 👍🏽 {not: [json]}',
  isValid: true,
  answer: ["response", null],
};

function read(fields: string[], pieces: string[]): FieldText[] {
  const reader = createJsonFieldReader(fields);
  return pieces.flatMap((piece) => reader.push(piece));
}

const textOf = (found: FieldText[]) => found.map((piece) => piece.text).join("");

test("a field is read the same wherever the stream is cut in two", () => {
  const json = JSON.stringify(verdict);
  for (let cut = 0; cut <= json.length; cut += 1) {
    expect(textOf(read(["response"], [json.slice(0, cut), json.slice(cut)]))).toBe(verdict.response);
  }
});

test("a field is read the same when every character comes alone, and pairs stay whole", () => {
  const found = read(
    ["response"],
    [...Array.from({ length: 300 }, (_, at) => JSON.stringify(verdict).charAt(at))],
  );
  expect(textOf(found)).toBe(verdict.response);
  expect(found.every((piece) => piece.text.isWellFormed())).toBe(true);
});

test("escaped letters, escaped pairs and halves that were never completed are read", () => {
  const json = String.raw`{"response":"\u0041\ud83d\ude00\/\b\f\r x\ud83d y"}`;
  for (let cut = 0; cut <= json.length; cut += 1) {
    expect(textOf(read(["response"], [json.slice(0, cut), json.slice(cut)]))).toBe("A😀/\b\f\r x y");
  }
});

test("text is given as soon as it has come", () => {
  const reader = createJsonFieldReader(["response"]);
  expect(textOf(reader.push('{"response": "Tha'))).toBe("Tha");
  expect(textOf(reader.push("nk you"))).toBe("nk you");
  expect(textOf(reader.push('.", "isValid": tr'))).toBe(".");
});

test("several fields, nested in lists, come in order and say where a value starts", () => {
  const json = JSON.stringify({
    summary: "S",
    items: [
      { title: "A", nextSteps: ["one", "two"], evidence: [{ questionId: 1, quote: "title" }] },
      { title: "B", nextSteps: [] },
    ],
  });
  expect(read(["summary", "title", "nextSteps"], [json])).toEqual([
    { field: "summary", text: "S", starts: true },
    { field: "title", text: "A", starts: true },
    { field: "nextSteps", text: "one", starts: true },
    { field: "nextSteps", text: "two", starts: true },
    { field: "title", text: "B", starts: true },
  ]);
});
