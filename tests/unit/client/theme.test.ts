import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  defaultVariantColorsResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { expect, test } from "vitest";
import { filesIn, textOf } from "#tests/helpers/source-files";
import { cssVariablesResolver, theme } from "../../../src/client/components/theme/theme";

const mergedTheme = mergeMantineTheme(DEFAULT_THEME, theme);
const sources = filesIn("src/client").filter((path) => /\.(?:css|tsx?)$/.test(path));

test("every CSS variable that is used is defined", () => {
  const resolved = [defaultCssVariablesResolver(mergedTheme), cssVariablesResolver(mergedTheme)];
  const ofTheme = resolved.flatMap(({ variables, light, dark }) =>
    Object.keys({ ...variables, ...light, ...dark }),
  );
  const text = sources.map(textOf).join("\n");
  const ofSheets = [...text.matchAll(/(--[\w-]+)["`]?[:,]/g)].map(([, name]) => name);
  const isSet = new Set([...ofTheme, ...ofSheets]);
  const named = [...text.matchAll(/var\((--(?:app|mantine)-[\w-]+)\)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !isSet.has(name))).toEqual([]);
});

test("only text on the brand color differs from Mantine's variants", () => {
  for (const color of ["brand", "red", "gray"])
    for (const variant of ["filled", "light", "subtle", "default"]) {
      const input = { color, variant, theme: mergedTheme };
      const onBrand = color === "brand" && variant === "filled" ? { color: "var(--app-on-brand)" } : {};
      expect(mergedTheme.variantColorResolver(input)).toEqual({
        ...defaultVariantColorsResolver(input),
        ...onBrand,
      });
    }
});

test("every color that a screen names is in the theme", () => {
  const text = sources.map(textOf).join("\n");
  const colorPattern = /\bcolor(?:=("\w+")|=\{[^}]*?\? ("\w+") : ("\w+")\}|: ("\w+"))/g;
  const names = [...text.matchAll(colorPattern)].flatMap(([, ...words]) => words.filter(Boolean));
  const known = [...Object.keys(theme.colors ?? {}), "currentColor"];
  expect([...new Set(names.map((name) => JSON.parse(name)))].filter((name) => !known.includes(name))).toEqual(
    [],
  );
});
