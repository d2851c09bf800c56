import { expect, test } from "vitest";
import { email, personName } from "#shared/contracts/common";
import { initials } from "#shared/domain/person";

test.each([
  ["plain", "Jane@Example.com ", "jane@example.com"],
  ["a Russian domain, as browsers write it", "info@xn--e1afmkfd.xn--p1ai", "info@xn--e1afmkfd.xn--p1ai"],
  ["a Russian domain, as people write it", "info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
  ["a Chinese domain", "info@例子.中国", "info@xn--fsqu00a.xn--fiqs8s"],
  ["an Indian domain", "info@उदाहरण.भारत", "info@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["a Korean domain", "info@실례.한국", "info@xn--9n2bp8q.xn--3e0b707e"],
  ["a German domain", "jane@Bücher.example", "jane@xn--bcher-kva.example"],
  ["an ideographic full stop", "info@例子。中国", "info@xn--fsqu00a.xn--fiqs8s"],
  ["full-width signs", "ｊａｎｅ＠example．com", "jane@example.com"],
  ["an ampersand", "r&d@example.com", "r&d@example.com"],
  ["an equals sign", "a=b@example.com", "a=b@example.com"],
  ["an exclamation mark", "x!y@example.com", "x!y@example.com"],
  ["a slash", "first/last@example.com", "first/last@example.com"],
  ["a dot before the @", "user.@docomo.example", "user.@docomo.example"],
  ["two dots in a row", "us..er@docomo.example", "us..er@docomo.example"],
  ["braces and a tilde", "{a}|`~^#$%*?'@example.com", "{a}|`~^#$%*?'@example.com"],
  ["a zero-width space", "jane\u200b@example.com", "jane@example.com"],
  ["a byte order mark", "\ufeffjane@example.com", "jane@example.com"],
  ["a soft hyphen", "jane@exam\u00adple.com", "jane@example.com"],
  ["direction marks", "\u202ajane@example.com\u202c", "jane@example.com"],
])("accepts an address with %s", (_what, typed, stored) => {
  expect(email.parse(typed)).toBe(stored);
});

test.each([
  "jane",
  "@example.com",
  "jane@",
  "jane@example",
  "jane@example.com.",
  "jane@example..com",
  "jane@-example.com",
  "jane@example-.com",
  "jane@192.168.1.10",
  "ja ne@example.com",
  "jane@exa mple.com",
  "jane@doe@example.com",
  "jane,doe@example.com",
  "<jane@example.com>",
  '"jane"@example.com',
  "jörg@example.com",
  "jane@пример.рф/x",
  `${"j".repeat(250)}@example.com`,
])("refuses %s", (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});

test.each([
  ["a zero-width space", "Ja\u200bne Doe", "Jane Doe"],
  ["a byte order mark", "\ufeffJane Doe", "Jane Doe"],
  ["a soft hyphen", "Jane Doe\u00ad", "Jane Doe"],
  ["a word joiner and a blank letter", "Jane\u2060 Doe\u3164", "Jane Doe"],
  ["a joiner that is part of the name", "نیلوفر\u200cها", "نیلوفر\u200cها"],
])("stores a name with %s", (_what, typed, stored) => {
  expect(personName.parse(typed)).toBe(stored);
});

test("a name of invisible characters is refused", () => {
  for (const name of ["\u200b", "\u200d\u200d", "\u3164", " \ufeff\u2060 "])
    expect(personName.safeParse(name).success).toBe(false);
});

test.each([
  ["🇬🇧 Ada", "🇬🇧A"],
  ["ﬁona ßen", "FS"],
  ["ﬁona", "F"],
  ["👩‍💻 ada", "👩‍💻A"],
  ["👍🏽 ada", "👍🏽A"],
  ["e\u0301lise o\u0302r", "E\u0301O\u0302"],
  ["नीता शर्मा", "नीश"],
  ["ada lovelace king", "AL"],
])("initials of %s", (name, shown) => {
  expect(initials({ name }).normalize("NFC")).toBe(shown.normalize("NFC"));
});

test("initials come from the address when there is no name", () => {
  expect(initials({ email: "jane@example.com" })).toBe("JA");
  expect(initials({ name: " ", email: "ßx@example.com" })).toBe("SX");
  expect(initials(null)).toBe("");
});
