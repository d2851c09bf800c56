import { expect, test } from "vitest";
import { consentIn } from "#server/answer-parser/yes-no-reply";

test.each([
  [
    "yes",
    [
      "yes",
      "Yes please!",
      "ja bitte",
      "sí, claro",
      "ok",
      "👍",
      "👌🏽 ✅",
      "👍!",
      "that is right",
      "yes, change it",
    ],
  ],
  ["no", ["no", "no thanks", "nein danke", "das stimmt nicht", "please don't", "👎"]],
  [
    null,
    [
      "that was not right",
      "nicht richtig",
      "completely wrong",
      "not yes",
      "yes no",
      "never mind",
      "…",
      "hello",
      "go ahead?",
    ],
  ],
  [
    null,
    [`yes${"!".repeat(200)}`, "yes, but make it 5", "yes, to 3", "yes we sell shoes to schools and clubs"],
  ],
])("says %s to an offer: %j", (said, messages) => {
  expect(messages.map((message) => [message, consentIn(message)])).toEqual(
    messages.map((message) => [message, said]),
  );
});
