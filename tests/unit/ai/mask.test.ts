import fc from "fast-check";
import { expect, test } from "vitest";
import { createMask } from "#server/ai/mask";

const jane = createMask({ name: "Jane Müller-Díaz", email: "jane.md@acme.example" });

test.each([
  ["I am Jane Müller-Díaz.", "I am [name]."],
  ["i'm jane, at acme", "i'm [name], at acme"],
  ["MULLER says so; Diaz too", "[name] says so; [name] too"],
  ["Mail jane.md@acme.example or JANE.MD@ACME.EXAMPLE", "Mail [email] or [email]"],
  ["Our boss is bob+x@mail.acme.example.", "Our boss is [email]."],
  ["Janet and Janes stay", "Janet and Janes stay"],
  ["Jane\n  Müller-Díaz", "[name]"],
  ["Nothing personal @ all", "Nothing personal @ all"],
])("%j is sent as %j", (said, sent) => {
  expect(jane.hide(said)).toBe(sent);
});

test("a name that is an ordinary word is hidden as a name, and left as the word", () => {
  const will = createMask({ name: "Will Grant", email: "w@acme.example" });
  expect(will.hide("We will apply for a grant. Regards, Will")).toBe(
    "We will apply for a grant. Regards, [name]",
  );
  expect(will.hide("it is will grant here")).toBe("it is [name] here");
});

test("without a name only addresses are hidden, and very short parts stand for nobody", () => {
  expect(createMask({ name: null, email: "a@b.example" }).hide("Ann, a@b.example")).toBe("Ann, [email]");
  expect(createMask({ name: "Li A.", email: "a@b.example" }).hide("A list, Li?")).toBe("A list, Li?");
});

test("a quote from hidden words is found again in what was written", () => {
  const said = "Orders go to Jane Müller-Díaz or jane.md@acme.example, and wait there (days).";
  const quote = "go to [name] or [email], and wait there (days).";
  expect(jane.restore(quote, said)).toBe(
    "go to Jane Müller-Díaz or jane.md@acme.example, and wait there (days).",
  );
  expect(jane.restore("never said [name]", said)).toBe("never said [name]");
  expect(jane.restore("wait there", said)).toBe("wait there");
});

test("whatever surrounds them, neither name nor address is left, and every name can be a name", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const hidden = jane.hide(`${before} Jane jane.md@acme.example ${after}`);
      expect(hidden).not.toMatch(/(?<![\p{L}\p{N}])jane(?![\p{L}\p{N}])|jane\.md@acme/iu);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (name, text) => {
      const mask = createMask({ name, email: "a.b@c.example" });
      mask.restore(mask.hide(`${text} ${name}`), text);
    }),
  );
});

test("a very long text takes no longer than its length", () => {
  const text = `${"a.".repeat(5_000)}${"b".repeat(5_000)}@${"c".repeat(5_000)}`;
  expect(jane.hide(text).length).toBeGreaterThan(10_000);
});
