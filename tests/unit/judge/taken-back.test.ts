import { expect, test } from "vitest";
import { takenBack } from "#server/judge/taken-back";

test.each([
  ["actually 4", "4", false],
  ["oh sorry, I meant 4", "4", true],
  ["oh, sorry, I meant 4", "4", true],
  ["no wait, the weather", "the weather", false],
])("%j takes back what was said before; it is %j", (message, what, isMeant) => {
  expect(takenBack(message)).toEqual({ what, isMeant });
});

test.each(["4", "oh, 4", "sorry", "actually,", `actually ${"4".repeat(200)}`])(
  "%j takes nothing back",
  (message) => {
    expect(takenBack(message)).toBeNull();
  },
);
