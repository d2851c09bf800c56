import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { examples } from "#tests/helpers/effort";

/** Units of names and texts: combining marks, joiners, separators and letters. */
const MARKS = ["\u0301", "\u0345", "\u20dd", "\u0903", "\u3099", "\ufe0f"];
const JOINERS = ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad"];
const BETWEEN = [" ", "-", "‑", "—", "'", "’", "\t", "\u3000"];
const LETTERS = ["a", "É", "ß", "ι", "İ", "李", "が", "م", "한", "𝒜"];
/** Prefixes of third-party names and phone numbers. */
const THIRD_PARTY = ["Herr ", "my boss ", "Dr.", "씨", "+4", "0", "(", "12 "];
const unit = fc.constantFrom(...MARKS, ...JOINERS, ...BETWEEN, ...LETTERS, ...THIRD_PARTY);
const hostileName = fc.array(unit, { minLength: 1, maxLength: 100 }).map((units) => units.join(""));
/** Long runs of one unit between others. */
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

/** The redacted and the restored text. Fails after two seconds. */
async function hiddenAndRestored(name: string, text: string) {
  worker.postMessage({ name, text });
  const [reply] = await once(worker, "message", { signal: AbortSignal.timeout(2_000) });
  return reply;
}

test.each([
  ["marks alone between letters", `ab ${"\u0301 ".repeat(30)}cd`, `ab${" ".repeat(4_000)}x`],
  ["joiners alone between letters", `ab-${"\u200d-".repeat(30)}cd`, `ab${"-".repeat(4_000)}x`],
  ["a letter that some mark is spelt like", "ι".repeat(30), `ι${"\u0345".repeat(4_000)}x`],
])("a name of %s is processed quickly", async (_, name, text) => {
  await hiddenAndRestored(name, text);
});

test("redaction and restoring end for any name and text", async () => {
  await fc.assert(
    fc.asyncProperty(hostileName, hostileText, async (name, text) => {
      const { restored } = await hiddenAndRestored(name, `${text} ${name} ${text}`.slice(0, 4_000));
      expect(restored).toBe(`${text} ${name} ${text}`.slice(0, 4_000));
    }),
    { numRuns: examples({ sample: 100, all: 3_000 }), endOnFailure: true },
  );
});
