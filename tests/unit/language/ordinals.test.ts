import { expect, test } from "vitest";
import { ordinalsIn } from "#server/language/ordinals";
import { tokenize } from "#server/language/tokenize";

const placesIn = (message: string) => ordinalsIn(tokenize(message)).map(({ place }) => place);

test.each([
  ["the second one", [2]],
  ["option 2", [2]],
  ["#3", [3]],
  ["b)", [2]],
  ["2) technology", [2]],
  ["the one before last", [-2]],
  ["first and third", [1, 3]],
  ["nummer zwei", [2]],
  ["l'avant-dernière", [-2]],
  ["la última", [-1]],
  ["opção 3", [3]],
  ["la terza", [3]],
  ["op één na laatste", [-2]],
  ["den näst sista", [-2]],
  ["ta druga", [2]],
  ["ikincisi", [2]],
])("%s is position %j", (message, places) => {
  expect(placesIn(message)).toEqual(places);
});

test.each(["first of all we need people", "the first week", "every second day", "z.B. hier", "a plan", "2"])(
  "%s is no position",
  (message) => expect(placesIn(message)).toEqual([]),
);

test("several positions are counted from the first", () => {
  expect(ordinalsIn(tokenize("the first two"))).toMatchObject([{ place: 1, count: 2 }]);
  expect(ordinalsIn(tokenize("the last three"))).toMatchObject([{ place: -1, count: 3 }]);
  expect(ordinalsIn(tokenize("first two weeks"))).toMatchObject([{ place: 1, count: 1 }]);
});
