import { describe, expect, it } from "vitest";
import { hexToOklch, oklchToHex, scale } from "#shared/domain/colour";
import { tokens } from "../../../src/client/parts/tokens";

const BRANDS = ["#3D5CD6", "#FFC107", "#0EA5E9", "#84CC16", "#111111", "#E11D48", "#FFFFFF"];
const TEXT = 4.5;
const CONTROL = 3;

/** Contrast ratio of two #RRGGBB colours (WCAG 2.2). */
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
  const { c, h } = hexToOklch(hex)!;
  return { chroma: c, hue: h, shades: scale(c, h) };
}

/** A token's colour, with the references to shades followed. */
function resolve(value: string, shades: Record<string, readonly string[]>): string {
  const reference = /^var\(--mantine-color-(\w+)-(\d)\)$/.exec(value);
  return reference ? shades[reference[1]!]![Number(reference[2])]! : value;
}

describe.each(BRANDS)("with the brand colour %s", (hex) => {
  const brand = brandOf(hex);
  const shades = { brand: brand.shades, red: scale(0.19, 25), green: scale(0.15, 155) };
  const schemes = Object.entries(tokens(brand));

  it("white is readable on filled buttons, and links are readable on white", () => {
    expect(contrast("#FFFFFF", brand.shades[6])).toBeGreaterThanOrEqual(TEXT);
  });

  it("badges and light buttons are readable", () => {
    expect(contrast(brand.shades[9], brand.shades[1])).toBeGreaterThanOrEqual(7);
  });

  it.each(schemes)("every text colour is readable on every surface of the %s scheme", (_name, scheme) => {
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
          TEXT,
        );
      }
    }
  });

  it.each(schemes)("borders of controls and the focus ring can be seen in the %s scheme", (_name, scheme) => {
    for (const surface of [scheme["--app-bg"], scheme["--mantine-color-body"]]) {
      expect(contrast(scheme["--app-control-border"], surface)).toBeGreaterThanOrEqual(CONTROL);
      expect(contrast(resolve(scheme["--app-ring"], shades), surface)).toBeGreaterThanOrEqual(CONTROL);
      expect(contrast(resolve(scheme["--app-fill"], shades), scheme["--app-track"])).toBeGreaterThanOrEqual(
        CONTROL,
      );
    }
  });

  it.each(schemes)("a participant's bubble is readable in the %s scheme", (_name, scheme) => {
    const bubble = resolve(scheme["--app-bubble"], shades);
    expect(contrast(scheme["--app-bubble-text"], bubble)).toBeGreaterThanOrEqual(7);
    expect(contrast(scheme["--mantine-color-dimmed"], bubble)).toBeGreaterThanOrEqual(TEXT);
  });
});

describe("colours", () => {
  it("are read and written without loss", () => {
    for (const hex of BRANDS) expect(oklchToHex(hexToOklch(hex)!)).toBe(hex);
  });

  it("give undefined for what is no #RRGGBB", () => {
    expect(hexToOklch("red")).toBeUndefined();
  });
});
