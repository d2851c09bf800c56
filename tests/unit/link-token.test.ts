import { expect, test } from "vitest";
import { linkToken } from "#shared/contracts/common";

const TOKEN = "aB3-_xYz0123456789aB3-_xYz0123456789aB3-_xY";
const half = 20;
const broken = (mark: string) => TOKEN.slice(0, half) + mark + TOKEN.slice(half);

test.each([
  ["as it was sent", TOKEN],
  ["a space within", broken(" ")],
  ["a line break within", broken("\r\n")],
  ["a quoted-printable soft break", broken("=\n")],
  ["a tab and an indent", broken("\n\t  ")],
  ["a zero-width space", broken("\u200b")],
  ["a soft hyphen", broken("\u00ad")],
  ["a no-break space at the end", `${TOKEN}\u00a0`],
  ["3D of an equals sign before it", `3D${TOKEN}`],
  ["3D and a soft break", `3D${broken("=\r\n")}`],
  ["a full stop behind", `${TOKEN}.`],
  ["padding behind", `${TOKEN}===`],
  ["a bracket behind", `${TOKEN}>`],
  ["quotes around", `"${TOKEN}"`],
])("reads a link's secret with %s", (_what, damaged) => {
  expect(linkToken().parse(damaged)).toBe(TOKEN);
});

test("a secret without usable characters is refused", () => {
  expect(linkToken("Token is required").safeParse(" =\n").error?.issues[0]?.message).toBe(
    "Token is required",
  );
});

test("a secret that begins with 3D keeps it", () => {
  const token = `3D${TOKEN.slice(2)}`;
  expect(linkToken().parse(token)).toBe(token);
});
