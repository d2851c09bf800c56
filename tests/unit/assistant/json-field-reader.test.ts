import { expect, test } from "vitest";
import { createStreamingJsonField } from "#server/assistant/model/streaming-json-field";

const verdict = {
  note: 'a "response": inside another value',
  deep: { response: "further down", list: ["response", { response: "deeper" }] },
  response: 'Größe „42“\n\t\\ / "quoted" 👍🏽 {not: [json]}',
  isValid: true,
  answer: ["response", null],
};

function read(...pieces: string[]): string[] {
  const reader = createStreamingJsonField("response");
  return pieces.map((piece) => reader.push(piece));
}

test("a field is read correctly wherever the stream is cut", () => {
  const json = JSON.stringify(verdict);
  for (let cut = 0; cut <= json.length; cut += 1)
    expect(read(json.slice(0, cut), json.slice(cut)).join("")).toBe(verdict.response);
});

test("a field is read correctly by single characters, and surrogate pairs stay whole", () => {
  const json = JSON.stringify(verdict);
  const found = read(...Array.from({ length: json.length }, (_, at) => json.charAt(at)));
  expect(found.join("")).toBe(verdict.response);
  expect(found.every((piece) => piece.isWellFormed())).toBe(true);
});

test("escaped letters, escaped pairs and lone surrogates are read", () => {
  const json = String.raw`{"response":"\u0041\ud83d\ude00\/\b\f\r x\ud83d y"}`;
  for (let cut = 0; cut <= json.length; cut += 1)
    expect(read(json.slice(0, cut), json.slice(cut)).join("")).toBe("A😀/\b\f\r x y");
});

test("text is returned as soon as it arrives", () => {
  expect(read('{"response": "Tha', "nk you", '.", "isValid": tr')).toEqual(["Tha", "nk you", "."]);
});
