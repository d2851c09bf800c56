import { describe, expect, it } from "vitest";
import { placesIn } from "#server/language/ordinals";
import { tokenize } from "#server/language/tokenize";

const read = (message: string) => placesIn(tokenize(message)).map(({ place }) => place);

describe("places in a list", () => {
  it.each([
    ["the second one", [2]],
    ["option 2", [2]],
    ["2nd", [2]],
    ["#3", [3]],
    ["b)", [2]],
    ["b", [2]],
    ["z.B. hier", []],
    ["d.h. nichts", []],
    ["S.r.l.", []],
    ["option e", [5]],
    ["2) technology", [2]],
    ["the one before last", [-2]],
    ["last one", [-1]],
    ["first and third", [1, 3]],
    ["nummer zwei", [2]],
    ["first of all, 2nd", [2]],
    ["die vorletzte", [-2]],
    ["la deuxième", [2]],
    ["l'avant-dernière", [-2]],
    ["la última", [-1]],
    ["opção 3", [3]],
    ["la terza", [3]],
    ["op één na laatste", [-2]],
    ["den näst sista", [-2]],
    ["ta druga", [2]],
    ["второй вариант", [2]],
    ["ikincisi", [2]],
    ["الثاني", [2]],
    ["दूसरा विकल्प", [2]],
    ["doosra wala", [2]],
    ["第二个", [2]],
    ["最后一个", [-1]],
    ["二番目", [2]],
    ["두 번째", [2]],
    ["3번", [3]],
  ])("%s", (message, places) => {
    expect(read(message)).toEqual(places);
  });

  it.each([
    "first of all we need people",
    "last year we grew",
    "the first week",
    "every second day",
    "a plan",
    "I agree",
    "2",
    "twelve",
    "zum ersten Mal",
    "первый раз",
  ])("%s names none", (message) => {
    expect(read(message)).toEqual([]);
  });

  it("counts from a place on", () => {
    expect(placesIn(tokenize("the first two"))).toMatchObject([{ place: 1, count: 2 }]);
    expect(placesIn(tokenize("the last three"))).toMatchObject([{ place: -1, count: 3 }]);
    expect(placesIn(tokenize("first two weeks"))).toMatchObject([{ place: 1, count: 1 }]);
    expect(placesIn(tokenize("the first people"))).toMatchObject([{ place: 1, count: 1 }]);
  });
});
