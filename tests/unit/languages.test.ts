import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { advicePhrases as adviceIn } from "#server/advice/phrases/phrases";
import { replyPhrases } from "#server/chat-replies/phrases/phrases";
import { HOSTED } from "#shared/domain/template-languages";

test("authors can choose exactly the languages that replies and advice support", () => {
  const spoken = readdirSync("src/server/chat-replies/phrases")
    .map((file) => file.replace(".ts", ""))
    .filter((name) => replyPhrases(name).language === name);
  expect(Object.keys(HOSTED).sort()).toEqual(spoken.sort());
  const translated = spoken.filter((name) => adviceIn(name).language.split("-")[0] === name);
  expect(translated).toEqual(spoken);
});
