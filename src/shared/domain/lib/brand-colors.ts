import { colorScale, darker, fill, hexToOklch, type Oklch, oklchToHex } from "./color";

/** The brand color if none is configured. */
export const DEFAULT_BRAND: Oklch = { l: 0.525, c: 0.19, h: 268 };

/** The CSS variables that depend on the brand color: common ones, and those of each color scheme. */
export function brandColors(brand: Oklch) {
  const shades = colorScale(brand.c, brand.h);
  const quiet = (l: number, most: number) => oklchToHex({ l, c: Math.min(brand.c, most), h: brand.h });
  return {
    both: Object.fromEntries(shades.map((shade, step) => [`--mantine-color-brand-${step}`, shade])),
    light: filledColors(brand, "light"),
    dark: {
      ...filledColors(brand, "dark"),
      "--mantine-color-brand-light": darker(shades[9], 0.5),
      "--mantine-color-brand-light-hover": darker(shades[9], 0.3),
      "--app-bubble": quiet(0.33, 0.09),
      "--app-tint": quiet(0.28, 0.07),
    },
  };
}

function filledColors(brand: Oklch, scheme: "light" | "dark") {
  const { background, hover, text } = fill(brand, scheme);
  return {
    "--mantine-color-brand-filled": background,
    "--mantine-color-brand-filled-hover": hover,
    "--app-on-brand": text,
  };
}

/** CSS rules that override the brand color, wherever they are placed. @param color #RRGGBB; anything else returns "" */
export function brandRules(color: string): string {
  const brand = hexToOklch(color);
  if (!brand) return "";
  const { both, light, dark } = brandColors(brand);
  const scheme = (name: string) => `html:root[data-mantine-color-scheme="${name}"]`;
  return `${rule("html:root", both)}${rule(scheme("light"), light)}${rule(scheme("dark"), dark)}`;
}

const rule = (selector: string, variables: Record<string, string>) =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;
