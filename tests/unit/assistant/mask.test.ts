import fc from "fast-check";
import { expect, test } from "vitest";
import { createRedactor } from "#server/assistant/pii-redactor";

const jane = createRedactor({ name: "Jane Müller-Díaz", email: "jane.md@acme.example" });

test.each([
  ["I am Jane Müller-Díaz.", "I am [name]."],
  ["i'm jane müller diaz, at acme", "i'm [name], at acme"],
  ["MULLER says so; Diaz too", "[name] says so; [name] too"],
  ["Mail jane.md@acme.example or JANE.MD@ACME.EXAMPLE", "Mail [email] or [email]"],
  ["Our boss is bob+x@mail.acme.example.", "Our boss is [email]."],
  ["Janet and Janes stay", "Janet and Janes stay"],
  ["Jane\n  Müller-Díaz", "[name]"],
  ["Nothing personal @ all", "Nothing personal @ all"],
])("%j is sent as %j", (text, sent) => {
  expect(jane.hide(text)).toBe(sent);
});

test("a name that is an ordinary word is hidden only as a name", () => {
  const will = createRedactor({ name: "Will Grant", email: "w@acme.example" });
  expect(will.hide("We will apply for a grant. Regards, Will")).toBe(
    "We will apply for a grant. Regards, [name]",
  );
  expect(will.hide("it is will grant here")).toBe("it is [name] here");
});

test("without a name only addresses are hidden, and very short parts are kept", () => {
  expect(createRedactor({ name: null, email: "a@b.example" }).hide("Ann, a@b.example")).toBe("Ann, [email]");
  expect(createRedactor({ name: "Li A.", email: "a@b.example" }).hide("A list, Li?")).toBe("A list, Li?");
});

const hidden = (name: string, text: string) => createRedactor({ name, email: "a@b.example" }).hide(text);

test.each([
  ["Bo Li", "I am Bo Li, bo li at work.", "I am [name], [name] at work."],
  ["Bo", "I am Bo.", "I am [name]."],
  ["李明", "李明", "[name]"],
  ["王小明", "我是王小明的老板", "我是[name]的老板"],
  ["王 小明", "我是王小明的老板，叫小明。", "我是[name]的老板，叫[name]。"],
  ["Bo Li", "我是Bo Li的老板", "我是[name]的老板"],
  ["佐藤さくら", "私は佐藤さくらです", "私は[name]です"],
  ["김민수", "저는 김민수입니다", "저는 [name]입니다"],
  ["สมชาย", "ผมชื่อสมชายครับ", "ผมชื่อ[name]ครับ"],
])("short names, and names in unspaced text: %s", (name, text, sent) => {
  expect(hidden(name, text)).toBe(sent);
});

test.each([
  ["José García", "Jose Garcia, or jose\ngarcia, or Garcia"],
  ["Jose Garcia", "José García, or JOSÉ GARCÍA, or García"],
  ["Jose Garcia", "José García, or josé garcía, or José".normalize("NFD")],
  ["José García".normalize("NFD"), "José García, or Jose Garcia, or José"],
  ["Pat O'Brien", "Pat O’Brien, or pat o'brien, or O’Brien"],
])("accents and apostrophes make no difference: %s", (name, text) => {
  expect(hidden(name, text)).toBe("[name], or [name], or [name]");
});

test.each([
  ["Anna van der Berg", "The van of the Berg family", "The van of the [name] family"],
  ["Van Der Test", "Van prices: a Test drive, Der Test", "Van prices: a Test drive, Der Test"],
  ["Test User", "Every User must Test it", "Every User must Test it"],
  ["Admin", "The Admin of our shop", "The Admin of our shop"],
  ["Rob Baker", "A baker will rob us, said Baker", "A baker will rob us, said [name]"],
  ["Anna de la Cruz", "de la Cruz and la vie", "de la [name] and la vie"],
  ["A", "A list, a plan", "A list, a plan"],
])("ordinary words and particles are kept: %s", (name, text, sent) => {
  expect(hidden(name, text)).toBe(sent);
});

test("a quote with placeholders is restored from the original", () => {
  const text = "Orders go to Jane Müller-Díaz or jane.md@acme.example, and wait there (days).";
  const quote = "go to [name] or [email], and wait there (days).";
  expect(jane.restore(quote, text)).toBe(
    "go to Jane Müller-Díaz or jane.md@acme.example, and wait there (days).",
  );
  const cut = "name] or [email], and";
  expect(jane.restore(cut, text)).toBe("Jane Müller-Díaz or jane.md@acme.example, and");
  expect(jane.restore("never said [name]", text)).toBe("never said [name]");
  expect(jane.restore("wait there", text)).toBe("wait there");
});

test("name and address are always hidden, and any string can be a name", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const hidden = jane.hide(`${before} Jane jane.md@acme.example ${after}`);
      expect(hidden).not.toMatch(/(?<![\p{L}\p{N}])jane(?![\p{L}\p{N}])|jane\.md@acme/iu);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (name, text) => {
      const redactor = createRedactor({ name, email: "a.b@c.example" });
      redactor.restore(redactor.hide(`${text} ${name}`), text);
    }),
  );
});

test("a very long text is processed in linear time", () => {
  const text = `${"a.".repeat(5_000)}${"b".repeat(5_000)}@${"c".repeat(5_000)}`;
  expect(jane.hide(text).length).toBeGreaterThan(10_000);
});
