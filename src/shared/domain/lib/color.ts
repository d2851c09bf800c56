/** A color by lightness (0 to 1), chroma and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Ten shades, lightest first. */
export type ColorScale = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** A background color, its hover color, and a text color that is readable on both. */
export interface Fill {
  readonly background: string;
  readonly hover: string;
  readonly text: string;
}

/** Fixed lightness, so that contrast is the same for every hue: shade 6 is at least 5.0 : 1 on white. */
const LIGHTNESS = [0.975, 0.945, 0.89, 0.81, 0.715, 0.62, 0.523, 0.465, 0.405, 0.345] as const;
const CHROMA_SHARE = [0.12, 0.25, 0.45, 0.65, 0.85, 1, 1, 0.95, 0.85, 0.7] as const;
const MAX_CHROMA = 0.2;

type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The ten shades of a hue. */
export function colorScale(chroma: number, hue: number): ColorScale {
  const shade = (step: Step) =>
    oklchToHex({ l: LIGHTNESS[step], c: Math.min(chroma, MAX_CHROMA) * CHROMA_SHARE[step], h: hue });
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
}

/** Candidates for text on a fill. The first readable one is used, and black is readable wherever the others aren't. */
const ON_FILL = ["#FFFFFF", "#14171C", "#000000"] as const;
const MIN_CONTRAST = 4.5;
/** Range of a fill's lightness, so that it stands out from the page. */
const FILL_LIGHTNESS = { light: [0, 0.93], dark: [LIGHTNESS[6], 1] } as const;
/** Hovering moves a fill away from its text color, so that contrast never drops. */
const HOVER_STEP = { darker: -0.06, lighter: 0.04 } as const;

/**
 * A color as a background, adjusted only if it would blend into the page, with text of at least 4.5 : 1 (decision
 * 0057).
 */
export function fill(color: Oklch, scheme: keyof typeof FILL_LIGHTNESS): Fill {
  const [darkest, lightest] = FILL_LIGHTNESS[scheme];
  const background = { ...color, l: Math.min(Math.max(color.l, darkest), lightest) };
  const hex = oklchToHex(background);
  const text = ON_FILL.find((candidate) => contrast(candidate, hex) >= MIN_CONTRAST) ?? "#000000";
  const step = text === "#FFFFFF" ? HOVER_STEP.darker : HOVER_STEP.lighter;
  const hover = oklchToHex({ ...background, l: Math.min(Math.max(background.l + step, 0), 1) });
  return { background: hex, hover, text };
}

/** The contrast ratio of two #RRGGBB colors (WCAG 2.2), from 1 to 21. */
function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linearChannels(hex) ?? [0, 0, 0];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The nearest sRGB color of the same lightness and hue, as #RRGGBB. Chroma is reduced until it fits. */
export function oklchToHex({ l, c, h }: Oklch): string {
  let chroma = c;
  let rgb = toLinearRgb({ l, c: chroma, h });
  while (chroma > 0 && rgb.some((part) => part < -0.0005 || part > 1.0005)) {
    chroma = Math.max(0, chroma - 0.001);
    rgb = toLinearRgb({ l, c: chroma, h });
  }
  const byte = (part: number) => Math.round(255 * Math.min(1, Math.max(0, encode(part))));
  return `#${rgb.map((part) => byte(part).toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** Darkens #RRGGBB. @param share 0 leaves it unchanged, 1 is black */
export function darker(hex: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** Parses #RRGGBB; undefined for any other text. */
export function hexToOklch(hex: string): Oklch | undefined {
  const channels = linearChannels(hex);
  if (!channels) return undefined;
  const [r, g, b] = channels;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function linearChannels(hex: string): [number, number, number] | undefined {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) return undefined;
  const channel = (group: 1 | 2 | 3) => decode(Number.parseInt(match[group] ?? "0", 16) / 255);
  return [channel(1), channel(2), channel(3)];
}

function toLinearRgb({ l, c, h }: Oklch): number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const encode = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
const decode = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
