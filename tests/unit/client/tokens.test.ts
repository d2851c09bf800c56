import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colorScale, hexToOklch, oklchToHex } from "#shared/domain/lib/color";
import { examples } from "#tests/helpers/effort";
import { tokens } from "../../../src/client/components/theme/tokens";

const BRANDS = ["#3D5CD6", "#FFC107", "#0EA5E9", "#84CC16", "#111111", "#E11D48", "#FFFFFF"];
const MIN_TEXT_CONTRAST = 4.5;
const MIN_CONTROL_CONTRAST = 3;

/** Contrast ratio of two #RRGGBB colors (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function brandOf(hex: string) {
  const brand = hexToOklch(hex)!;
  return { ...brand, shades: colorScale(brand.c, brand.h) };
}

function resolve(value: string, shades: Record<string, readonly string[]>): string {
  const reference = /^var\(--mantine-color-(\w+)-(\d)\)$/.exec(value);
  return reference ? shades[reference[1]!]![Number(reference[2])]! : value;
}

describe.each(BRANDS)("with the brand color %s", (hex) => {
  const brand = brandOf(hex);
  const shades = { brand: brand.shades, red: colorScale(0.19, 25), green: colorScale(0.15, 155) };
  const schemes = Object.entries(tokens(brand));

  it("badges and light buttons are readable", () => {
    expect(contrast(brand.shades[9], brand.shades[1])).toBeGreaterThanOrEqual(7);
  });

  it.each(schemes)("every text color is readable on every surface of the %s scheme", (_name, scheme) => {
    const surfaces = [scheme["--app-bg"], scheme["--mantine-color-body"], scheme["--app-subtle"]];
    const texts = [
      scheme["--mantine-color-text"],
      scheme["--mantine-color-dimmed"],
      scheme["--mantine-color-error"],
      scheme["--mantine-color-anchor"],
    ];
    for (const surface of surfaces) {
      for (const text of texts) {
        expect(contrast(resolve(text, shades), surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(
          MIN_TEXT_CONTRAST,
        );
      }
    }
  });

  it.each(schemes)("borders of controls and the focus ring are visible in the %s scheme", (_name, scheme) => {
    for (const surface of [scheme["--app-bg"], scheme["--mantine-color-body"]]) {
      expect(contrast(scheme["--app-control-border"], surface)).toBeGreaterThanOrEqual(MIN_CONTROL_CONTRAST);
      expect(contrast(resolve(scheme["--app-ring"], shades), surface)).toBeGreaterThanOrEqual(
        MIN_CONTROL_CONTRAST,
      );
      expect(contrast(resolve(scheme["--app-fill"], shades), scheme["--app-track"])).toBeGreaterThanOrEqual(
        MIN_CONTROL_CONTRAST,
      );
    }
  });

  it.each(schemes)("a participant's bubble is readable in the %s scheme", (_name, scheme) => {
    const bubble = resolve(scheme["--app-bubble"], shades);
    expect(contrast(scheme["--app-bubble-text"], bubble)).toBeGreaterThanOrEqual(7);
    expect(contrast(scheme["--mantine-color-dimmed"], bubble)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });
});

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0").toUpperCase()}`);
/** The distance between two hues in degrees. */
const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

describe("with any brand color", () => {
  it("text on brand buttons, hovered buttons, links and badges are readable", () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        const { shades, ...brand } = brandOf(hex);
        for (const scheme of Object.values(tokens(brand))) {
          const text = scheme["--app-on-brand"];
          for (const background of [
            "--mantine-color-brand-filled",
            "--mantine-color-brand-filled-hover",
          ] as const) {
            expect(
              contrast(text, scheme[background]),
              `${text} on ${scheme[background]}`,
            ).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
          }
          const link = resolve(scheme["--mantine-color-anchor"], { brand: shades });
          for (const surface of ["--app-bg", "--mantine-color-body", "--app-subtle"] as const) {
            expect(contrast(link, scheme[surface]), `${link} on ${surface}`).toBeGreaterThanOrEqual(
              MIN_TEXT_CONTRAST,
            );
          }
        }
        expect(contrast(shades[9], shades[1])).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }),
      { numRuns: examples({ sample: 500, all: 50_000 }) },
    );
  });

  it("a filled button has the brand color, or its hue if the color is too close to the page's", () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        const brand = hexToOklch(hex)!;
        const { light, dark } = tokens(brand);
        const fills = [light["--mantine-color-brand-filled"], dark["--mantine-color-brand-filled"]];
        if (brand.l >= 0.525 && brand.l <= 0.93) expect(fills).toEqual([hex, hex]);
        else expect(fills).toContain(hex);
        for (const background of fills.map((each) => hexToOklch(each)!)) {
          // A gray has no hue, and rounding changes the hue of a faint color.
          if (background.c > 0.03) expect(between(background.h, brand.h)).toBeLessThan(4);
        }
      }),
      { numRuns: examples({ sample: 500, all: 50_000 }) },
    );
  });

  it.each([
    ["#FFC107", "#14171C"],
    ["#0EA5E9", "#14171C"],
    ["#84CC16", "#14171C"],
    ["#3D5CD6", "#FFFFFF"],
    ["#E11D48", "#FFFFFF"],
  ])("a button of %s has text of %s in light and dark", (hex, text) => {
    for (const scheme of Object.values(tokens(hexToOklch(hex)!))) {
      expect([scheme["--mantine-color-brand-filled"], scheme["--app-on-brand"]]).toEqual([hex, text]);
    }
  });
});

describe("colors", () => {
  it("are converted without loss", () => {
    for (const hex of BRANDS) expect(oklchToHex(hexToOklch(hex)!)).toBe(hex);
  });

  it("are undefined for an invalid #RRGGBB", () => {
    expect(hexToOklch("red")).toBeUndefined();
  });
});
