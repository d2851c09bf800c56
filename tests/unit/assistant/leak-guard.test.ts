import { expect, test } from "vitest";
import { ProvokedError } from "#server/assistant/assistant";
import { createLeakGuards } from "#server/assistant/prompt-leak-guard";

const SYSTEM = "You talk with a participant who answers a business assessment, one question at a time.";
const createLeakGuard = createLeakGuards();
const guidance = "Find the weak spot of their sales.";

/** The text before the guard stops it, which is marked with "|". */
function through(text: string, size = 5, known: string[] = []): string {
  const guard = createLeakGuard([SYSTEM, guidance, "Be kind to them.", null], known);
  let shown = "";
  try {
    for (let at = 0; at < text.length; at += size) {
      const piece = text.slice(at, at + size);
      guard.push(piece);
      shown += piece;
    }
    guard.push(" ");
  } catch (error) {
    expect(error).toBeInstanceOf(ProvokedError);
    return `${shown}|`;
  }
  return shown;
}

test.each([1, 3, 50, 500])("a repeated prompt is stopped, in pieces of %i", (size) => {
  const shown = through(`Here you are: ${SYSTEM} And so on.`, size);
  expect(shown.endsWith("|")).toBe(true);
  expect(shown).not.toContain("one question at a time");
});

test("case, punctuation and layout don't hide a leak", () => {
  expect(through("YOU-TALK-WITH-A-PARTICIPANT-WHO\n\n* answers ** a business assessment")).toMatch(/\|$/);
  expect(through("So I was told: find the weak SPOT of their sales")).toMatch(/\|$/);
});

test("a leak at the end of a text is stopped", () => {
  expect(through("answers a business assessment, one question at a time")).toMatch(/\|$/);
  // The text ends before its last word is known to be complete.
  expect(through("find the weak spot of their sales", 500)).toBe("|");
});

test("a few common words are no leak", () => {
  const text = "Thank you. You talk with a participant of yours every week, one question at a time: good.";
  expect(through(text)).toBe(text);
  expect(through("That is the weak spot.")).toBe("That is the weak spot.");
  expect(through("You should be kind to them.")).toBe("You should be kind to them.");
});

test("words that the participant knows may be repeated, other parts of the prompt may not", () => {
  const reply = "You want to find the weak spot of their sales: good.";
  expect(through(reply)).toMatch(/\|$/);
  expect(through(reply, 5, ["How would you find the weak spot of their sales?"])).toBe(reply);
  expect(through(SYSTEM, 5, [SYSTEM])).toBe(SYSTEM);
  expect(through(`${reply} ${SYSTEM}`, 5, [reply])).toMatch(/\|$/);
});
