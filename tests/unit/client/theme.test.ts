import { DEFAULT_THEME, defaultVariantColorsResolver, mergeMantineTheme } from "@mantine/core";
import { expect, test } from "vitest";
import { filesIn, textOf } from "#tests/helpers/source-files";
import { theme } from "../../../src/client/parts/theme";
import { themeSheet } from "../../../src/client/parts/theme-sheet";
import { variantColours } from "../../../src/client/parts/variant-colours";

const VARIANTS = ["filled", "light", "subtle", "default"];

test("the theme has all that Mantine's has, and breaks lines where its style sheets do", () => {
  expect(Object.keys(theme).toSorted()).toEqual(Object.keys(DEFAULT_THEME).toSorted());
  for (const measure of ["fontSizes", "lineHeights", "fontWeights", "spacing", "radius", "shadows"] as const)
    expect(Object.keys(theme[measure])).toEqual(Object.keys(DEFAULT_THEME[measure]));
  expect(theme.breakpoints).toEqual(DEFAULT_THEME.breakpoints);
});

test("what the theme names is in the style sheet", () => {
  const named = [...JSON.stringify(theme).matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(80);
  const sheet = themeSheet();
  expect(named.filter((name) => !sheet.includes(`${name}:`))).toEqual([]);
});

test("a colour is drawn as Mantine draws it, but for what stands on the brand's own", () => {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  for (const color of Object.keys(theme.colors))
    for (const variant of VARIANTS) {
      const mantines = defaultVariantColorsResolver({ color, variant, theme: whole });
      const onBrand = color === "brand" && variant === "filled" ? { color: "var(--app-on-brand)" } : {};
      expect(variantColours({ color, variant, theme })).toEqual({ ...mantines, ...onBrand });
    }
});

test("no screen has a variant that buttons, badges and alerts are not drawn in, or a colour unknown here", () => {
  const sources = filesIn("src/client").filter((path) => /\.tsx?$/.test(path));
  const text = sources.map(textOf).join("\n");
  const namedAs = (prop: string) => {
    const given = new RegExp(`\\b${prop}(?:=("\\w+")|=\\{[^}]*?\\? ("\\w+") : ("\\w+")\\}|: ("\\w+"))`, "g");
    const names = [...text.matchAll(given)].flatMap(([, ...words]) => words.filter(Boolean));
    return [...new Set(names)].map((name) => JSON.parse(name)).toSorted();
  };
  expect(namedAs("variant")).toEqual(VARIANTS.toSorted());
  const loaders = "currentColor";
  expect(namedAs("color").filter((name) => name !== loaders && !(name in theme.colors))).toEqual([]);
});
