import { expect, test } from "vitest";
import { colorScale, fill, hexToOklch, oklchToHex } from "#shared/domain/lib/color";

const rounded = (hex: string) => {
  const color = hexToOklch(hex);
  return color && [color.l, color.c, color.h].map((part) => Number(part.toFixed(4)));
};

test("the shades of a hue are fixed, and chroma is limited", () => {
  expect(colorScale(0.12, 260)).toEqual([
    "#F2F7FF",
    "#E3EEFF",
    "#C7DCFF",
    "#A4C2F4",
    "#7DA4E3",
    "#5A86CE",
    "#3F69AE",
    "#315898",
    "#26487F",
    "#1E3864",
  ]);
  expect(colorScale(0.5, 145)).toEqual(colorScale(0.2, 145));
  expect(colorScale(0.2, 145)[4]).toBe("#52BE5B");
});

test.each([
  ["#3D5CD6", [0.5243, 0.1905, 268.2318]],
  ["#84CC16", [0.7681, 0.2044, 130.8498]],
  ["#0A0B05", [0.1458, 0.0144, 114.7889]],
  ["#FF0000", [0.628, 0.2577, 29.2339]],
] as const)("%s as lightness, chroma and hue, and back", (hex, parts) => {
  expect(rounded(hex)).toEqual(parts);
  const color = hexToOklch(hex);
  expect(color && oklchToHex(color)).toBe(hex);
});

test("an invalid color is undefined, and one outside the sRGB gamut becomes the nearest", () => {
  expect(hexToOklch("#12345")).toBeUndefined();
  expect(hexToOklch("red")).toBeUndefined();
  expect(oklchToHex({ l: 0.7, c: 0.4, h: 150 })).toBe("#00BE58");
  expect(oklchToHex({ l: 1, c: 0.3, h: 30 })).toBe("#FFFFFF");
  expect(oklchToHex({ l: 0, c: 0.3, h: 30 })).toBe("#010000");
});

test.each([
  ["#3D5CD6", "light", ["#3D5CD6", "#2E49C2", "#FFFFFF"]],
  ["#FFC107", "light", ["#FFC107", "#FFD272", "#14171C"]],
  ["#FFFFFF", "light", ["#E8E8E8", "#F5F5F5", "#14171C"]],
  ["#767676", "light", ["#767676", "#656565", "#FFFFFF"]],
  ["#7A7A7A", "light", ["#7A7A7A", "#868686", "#000000"]],
  ["#E11D48", "light", ["#E11D48", "#C7003A", "#FFFFFF"]],
  ["#111111", "dark", ["#6A6A6A", "#595959", "#FFFFFF"]],
  ["#3D5CD6", "dark", ["#3D5CD6", "#2E49C2", "#FFFFFF"]],
  ["#FFFFFF", "dark", ["#FFFFFF", "#FFFFFF", "#14171C"]],
] as const)("%s as a background in the %s scheme, with hover and text color", (hex, scheme, found) => {
  const color = hexToOklch(hex);
  const { background, hover, text } = fill(color ?? { l: 0, c: 0, h: 0 }, scheme);
  expect([background, hover, text]).toEqual(found);
});
