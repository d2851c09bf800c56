import { expect, test } from "vitest";
import { DEFAULT_BRAND } from "#shared/domain/brand-colours";
import { filesIn, textOf } from "#tests/helpers/source-files";
import { themeSheet } from "../../../src/client/parts/theme-sheet";
import { tokens } from "../../../src/client/parts/tokens";
import { ofUsedParts } from "../../../src/client/parts/used-parts";

/** What a rule of the sheet sets for a scheme. */
function setFor(scheme: "light" | "dark"): Record<string, string> {
  const rule = new RegExp(`\\[data-mantine-color-scheme="${scheme}"\\][^{]*\\{([^}]*)\\}`).exec(themeSheet());
  const pairs = [...(rule?.[1] ?? "").matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value]));
}

test("pages have our colours in the light scheme and in the dark one", () => {
  const { light, dark } = tokens(DEFAULT_BRAND);
  expect(setFor("light")).toMatchObject(light);
  expect(setFor("dark")).toMatchObject(dark);
});

test("whatever a page draws with is there", () => {
  const sources = filesIn("src/client").filter((path) => /\.(?:css|tsx?)$/.test(path));
  const text = [themeSheet(), ...sources.map(textOf)].join("\n");
  const isSet = new Set([...text.matchAll(/(--[\w-]+)["`]?[:,]/g)].map(([, name]) => name));
  const named = [...text.matchAll(/var\((--(?:app|mantine)-[\w-]+)\)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !isSet.has(name))).toEqual([]);
});

test("of a library's sheets all is left but what no screen has", () => {
  const sheet = (name: string) => textOf(`node_modules/@mantine/core/styles/${name}.layer.css`);
  const rulesOf = (css: string) => [...css.matchAll(/[^{}]+\{[^{}]*\}/g)].length;
  const names = ["Button", "ActionIcon", "Card", "Loader", "Stack"];
  expect(names.map((name) => rulesOf(sheet(name)) - rulesOf(ofUsedParts(sheet(name))))).toEqual([
    19, 16, 14, 12, 0,
  ]);
  const motions = (css: string) => [...css.matchAll(/@keyframes/g)].length;
  expect([sheet("Loader"), ofUsedParts(sheet("Loader"))].map(motions)).toEqual([3, 1]);
  const button = ofUsedParts(sheet("Button"));
  expect(button).not.toMatch(/m_80d6d844|::before|:where\(\[data-loading\]\)/);
  for (const kept of [
    ".m_77c9d27d {",
    ".m_77c9d27d:hover:where(:not([data-loading], :disabled",
    ":disabled:not([data-",
  ])
    expect(button).toContain(kept);
  const sources = filesIn("src/client").filter((path) => /\.tsx?$/.test(path));
  const having = /(?:Button|ActionIcon)\.Group|Card\.Section|\sloading(?:=\{|\s*\/?>|\n)|"(?:bars|dots)"/;
  expect(sources.filter((path) => having.test(textOf(path)))).toEqual([]);
});
