import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { examples } from "#tests/helpers/effort";

/** What names and texts are made of: marks, joiners, dashes, apostrophes, spaces, and a few letters between them. */
const MARKS = ["\u0301", "\u0345", "\u20dd", "\u0903", "\u3099", "\ufe0f"];
const JOINERS = ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad"];
const BETWEEN = [" ", "-", "‑", "—", "'", "’", "\t", "\u3000"];
const LETTERS = ["a", "É", "ß", "ι", "İ", "李", "が", "م", "한", "𝒜"];
/** What others' names and telephone numbers begin with. */
const OTHERS = ["Herr ", "my boss ", "Dr.", "씨", "+4", "0", "(", "12 "];
const unit = fc.constantFrom(...MARKS, ...JOINERS, ...BETWEEN, ...LETTERS, ...OTHERS);
const hostileName = fc.array(unit, { minLength: 1, maxLength: 100 }).map((units) => units.join(""));
/** A text around the name: long runs of one thing, with something else at their end. */
const hostileText = fc
  .tuple(fc.array(unit, { maxLength: 4 }), unit, fc.integer({ min: 0, max: 4_000 }), unit)
  .map(([before, one, times, after]) => before.join("") + one.repeat(times) + after);

let worker: Worker;
beforeEach(async () => {
  const redactor = fileURLToPath(new URL("../../../src/server/assistant/pii-redactor.ts", import.meta.url));
  worker = new Worker(new URL("../../helpers/hide-in-worker.mjs", import.meta.url), {
    workerData: { redactor },
  });
  await once(worker, "message");
});
afterEach(() => worker.terminate());

/** What the text becomes, and what it comes back as; fails after two seconds. */
async function hiddenAndRestored(name: string, text: string) {
  worker.postMessage({ name, text });
  const [reply] = await once(worker, "message", { signal: AbortSignal.timeout(2_000) });
  return reply;
}

test.each([
  ["marks alone between letters", `ab ${"\u0301 ".repeat(30)}cd`, `ab${" ".repeat(4_000)}x`],
  ["joiners alone between letters", `ab-${"\u200d-".repeat(30)}cd`, `ab${"-".repeat(4_000)}x`],
  ["a letter that some mark is spelt like", "ι".repeat(30), `ι${"\u0345".repeat(4_000)}x`],
])("a name of %s keeps nobody waiting", async (_, name, text) => {
  await hiddenAndRestored(name, text);
});

test("whatever a name and a text are made of, hiding and restoring end", async () => {
  await fc.assert(
    fc.asyncProperty(hostileName, hostileText, async (name, text) => {
      const { restored } = await hiddenAndRestored(name, `${text} ${name} ${text}`.slice(0, 4_000));
      expect(restored).toBe(`${text} ${name} ${text}`.slice(0, 4_000));
    }),
    { numRuns: examples({ sample: 100, all: 3_000 }), endOnFailure: true },
  );
});
