import { expect, test } from "vitest";
import { takenBack } from "#server/answer-parser/moves/change";

test.each([
  ["actually 4", "4"],
  ["oh sorry, I meant 4", "4"],
  ["oh, sorry, I meant 4", "4"],
  ["no wait, the weather", "the weather"],
])("%j takes back what was said before; it is %j", (message, what) => {
  expect(takenBack(message)).toBe(what);
});

test.each(["4", "oh, 4", "sorry", "actually,", `actually ${"4".repeat(200)}`])(
  "%j takes nothing back",
  (message) => {
    expect(takenBack(message)).toBeNull();
  },
);
