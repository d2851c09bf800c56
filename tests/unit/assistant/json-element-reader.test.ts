import fc from "fast-check";
import { expect, test } from "vitest";
import { createJsonElementReader } from "#server/assistant/model/json-element-reader";

const REPLY = String.raw`{"facts":["{1}"],"items":[{"a":"}\"]"},{no JSON},{"b":[{"c":{}}]}],"notes":[7,{"d":2}],"open":[{"e":`;

test("objects of lists are read as soon as each is whole, however the text is cut", () => {
  const found = [
    { field: "items", value: { a: '}"]' } },
    { field: "items", value: null },
    { field: "items", value: { b: [{ c: {} }] } },
    { field: "notes", value: { d: 2 } },
  ];
  fc.assert(
    fc.property(fc.array(fc.nat(REPLY.length), { maxLength: 6 }), (cuts) => {
      const reader = createJsonElementReader();
      const places = [0, ...[...cuts].sort((one, other) => one - other), REPLY.length];
      const pieces = places.slice(1).map((end, index) => REPLY.slice(places[index], end));
      expect(pieces.flatMap((piece) => reader.push(piece))).toEqual(found);
    }),
  );
});
