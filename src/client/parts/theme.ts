import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from "@mantine/core";

const FONT =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** What is typed stands in its own direction; Mantine gives `dir` to the frame round the field. */
const OWN_DIRECTION = { input: { dir: "auto" } };

/**
 * Components are named by their keys, not imported: an import here would put every one of them
 * into the participants' first download.
 */
const components: MantineThemeOverride["components"] = {
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

/** Askwell's look: one brand hue, calm greys, a four-point grid (docs/decisions). */
export const theme = createTheme({
  primaryColor: "brand",
  primaryShade: { light: 6, dark: 6 },
  /** What opens and closes by its script waits for no motion, which the style sheet takes away then (`global.css`). */
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isBrand = input.variant === "filled" && input.color === "brand";
    return isBrand ? { ...colors, color: "var(--app-on-brand)" } : colors;
  },
  cursorType: "pointer",
  /** No button gives way by a pixel: that had the page laid out anew at each press. */
  activeClassName: "",
  colors: Object.fromEntries(
    ["brand", "green", "yellow", "red", "gray", "dark"].map((name) => [name, shades(name)]),
  ),
  fontFamily: FONT,
  fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  lineHeights: { xs: "1.34", sm: "1.43", md: "1.6", lg: "1.5", xl: "1.45" },
  headings: {
    fontFamily: FONT,
    fontWeight: "600",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "1.75rem", lineHeight: "2.25rem", fontWeight: "650" },
      h2: { fontSize: "1.25rem", lineHeight: "1.75rem", fontWeight: "600" },
      h3: { fontSize: "1rem", lineHeight: "1.5rem", fontWeight: "600" },
    },
  },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "16px" },
  defaultRadius: "md",
  shadows: { md: "var(--app-shadow-2)", xl: "var(--app-shadow-3)" },
  components,
});
