import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineTheme,
  type VariantColorsResolver,
} from "@mantine/core";
import { DEFAULT_BRAND } from "#shared/domain/lib/brand-colors";
import { colorScale } from "#shared/domain/lib/color";
import { tokens } from "./tokens";

type Color = "brand" | "green" | "yellow" | "red" | "gray" | "dark" | (string & {});

declare module "@mantine/core" {
  interface MantineThemeColorsOverride {
    colors: Record<Color, MantineColorsTuple>;
  }
}

/** Typed text sets its own direction; Mantine passes `dir` to the wrapper of the field instead. */
const OWN_DIRECTION = { input: { dir: "auto" } };

/** By name rather than imported, because imports would add all components to the participants' first download. */
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

const FONT =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Mantine's variants, with a text color that is readable on any brand color. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isOnBrand = input.variant === "filled" && input.color === "brand";
  return isOnBrand ? { ...colors, color: "var(--app-on-brand)" } : colors;
};

export const theme = createTheme({
  primaryColor: "brand",
  primaryShade: { light: 6, dark: 6 },
  variantColorResolver,
  respectReducedMotion: true,
  cursorType: "pointer",
  /** Mantine moves a pressed button by a pixel, which causes a layout at each press. */
  activeClassName: "",
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
  shadows: { md: "var(--app-shadow-2)", xl: "var(--app-shadow-3)" },
  white: "#FFFFFF",
  black: "#14171C",
  colors: {
    brand: colorScale(DEFAULT_BRAND.c, DEFAULT_BRAND.h),
    green: colorScale(0.15, 155),
    yellow: colorScale(0.14, 75),
    red: colorScale(0.19, 25),
    gray: [
      "#F7F8FA",
      "#F1F3F6",
      "#E7EAEF",
      "#DFE3E8",
      "#CBD1D9",
      "#838B98",
      "#5E6673",
      "#434B57",
      "#2B313A",
      "#14171C",
    ],
    dark: [
      "#E8EBEF",
      "#C9CFD7",
      "#A3ABB7",
      "#8B94A1",
      "#39414C",
      "#2C323B",
      "#1F242C",
      "#171B21",
      "#101317",
      "#0B0D11",
    ],
  },
  components,
});

/** Our tokens on top of Mantine's variables. A server's own brand color overrides them (`brandRules`). */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, ...tokens(DEFAULT_BRAND) });
