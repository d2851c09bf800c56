import type { MantineColorsTuple, MantineTheme } from "@mantine/core";
import { variantColours } from "./variant-colours";

type Colour = "brand" | "green" | "yellow" | "red" | "gray" | "dark" | (string & {});

declare module "@mantine/core" {
  interface MantineThemeColorsOverride {
    colors: Record<Colour, MantineColorsTuple>;
  }
}

/** What is typed stands in its own direction; Mantine gives `dir` to the frame round the field. */
const OWN_DIRECTION = { input: { dir: "auto" } };

/**
 * Components are named by their keys, not imported: an import here would put every one of them
 * into the participants' first download.
 */
const components: MantineTheme["components"] = {
  ActionIcon: { defaultProps: { variant: "subtle", color: "gray", size: 36 } },
  Alert: { defaultProps: { variant: "light", radius: "md" } },
  Badge: { defaultProps: { variant: "light", size: "lg", radius: "sm", tt: "none", fw: 600 } },
  Burger: { defaultProps: { "aria-label": "Open menu", size: "sm" } },
  Button: { defaultProps: { size: "md" } },
  Card: { defaultProps: { withBorder: true, radius: "lg", padding: "lg" } },
  Checkbox: { defaultProps: { size: "md" } },
  CloseButton: { defaultProps: { "aria-label": "Close" } },
  Loader: { defaultProps: { size: "sm", type: "oval", color: "var(--app-fill)" } },
  Menu: { defaultProps: { shadow: "md", radius: "md", position: "bottom-end", withinPortal: true } },
  NativeSelect: { defaultProps: { size: "md" } },
  Paper: { defaultProps: { radius: "lg" } },
  PasswordInput: { defaultProps: { size: "md", visibilityToggleFocusable: true } },
  Progress: { defaultProps: { color: "var(--app-bar)", radius: "xl" } },
  Radio: { defaultProps: { size: "md" } },
  SegmentedControl: { defaultProps: { size: "md", radius: "md" } },
  Select: { defaultProps: { size: "md", allowDeselect: false } },
  Switch: { defaultProps: { size: "md" } },
  Textarea: { defaultProps: { size: "md", autosize: true, minRows: 2, attributes: OWN_DIRECTION } },
  TextInput: { defaultProps: { size: "md", attributes: OWN_DIRECTION } },
  Tooltip: {
    defaultProps: {
      openDelay: 700,
      withArrow: true,
      events: { hover: true, focus: true, touch: false },
    },
  },
};

/** A palette as the page's variables have it: what they hold is the style sheet's affair (`theme-sheet.ts`). */
function shades(name: string): MantineColorsTuple {
  const shade = (step: number) => `var(--mantine-color-${name}-${step})`;
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
}

/** The steps of a measure, likewise. */
function steps(measure: string) {
  const step = (name: string) => `var(--mantine-${measure}-${name})`;
  return { xs: step("xs"), sm: step("sm"), md: step("md"), lg: step("lg"), xl: step("xl") };
}

const weight = (name: string) => `var(--mantine-font-weight-${name})`;
const HEADING = { fontSize: "inherit", lineHeight: "inherit" };

/**
 * Askwell's look as components read it. It is whole, as what is missing would be Mantine's own, which every page would
 * have to fetch; what a name of it stands for is written in the style sheet (`theme-sheet.ts`).
 */
export const theme: MantineTheme = {
  primaryColor: "brand",
  primaryShade: { light: 6, dark: 6 },
  /** What opens and closes by its script waits for no motion, which the style sheet takes away then (`global.css`). */
  respectReducedMotion: true,
  variantColorResolver: variantColours,
  cursorType: "pointer",
  focusRing: "auto",
  focusClassName: "",
  /** No button gives way by a pixel: that had the page laid out anew at each press. */
  activeClassName: "",
  colors: {
    brand: shades("brand"),
    green: shades("green"),
    yellow: shades("yellow"),
    red: shades("red"),
    gray: shades("gray"),
    dark: shades("dark"),
  },
  white: "var(--mantine-color-white)",
  black: "var(--mantine-color-black)",
  autoContrast: false,
  luminanceThreshold: 0.3,
  defaultGradient: { from: "brand", to: "brand" },
  scale: 1,
  fontSmoothing: true,
  fontFamily: "var(--mantine-font-family)",
  fontFamilyMonospace: "var(--mantine-font-family-monospace)",
  fontSizes: steps("font-size"),
  lineHeights: steps("line-height"),
  fontWeights: { regular: weight("regular"), medium: weight("medium"), bold: weight("bold") },
  headings: {
    fontFamily: "var(--mantine-font-family-headings)",
    fontWeight: "var(--mantine-heading-font-weight)",
    textWrap: "balance",
    sizes: { h1: HEADING, h2: HEADING, h3: HEADING, h4: HEADING, h5: HEADING, h6: HEADING },
  },
  spacing: steps("spacing"),
  radius: steps("radius"),
  defaultRadius: "md",
  shadows: steps("shadow"),
  breakpoints: { xs: "36em", sm: "48em", md: "62em", lg: "75em", xl: "88em" },
  components,
  other: {},
};
