import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineThemeOverride,
  mergeMantineTheme,
} from "@mantine/core";
import { DEFAULT_BRAND } from "#shared/domain/brand-colours";
import { scale } from "#shared/domain/colour";
import { theme } from "./theme";
import { tokens } from "./tokens";

const FONT =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** What the theme only names, and what of it hangs on that. What is left out is as Mantine has it. */
const VALUES: MantineThemeOverride = {
  primaryColor: theme.primaryColor,
  primaryShade: theme.primaryShade,
  cursorType: theme.cursorType,
  defaultRadius: theme.defaultRadius,
  fontFamily: FONT,
  fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  lineHeights: { xs: "1.34", sm: "1.43", md: "1.6", lg: "1.5", xl: "1.45" },
  headings: {
    fontFamily: FONT,
    fontWeight: "600",
    textWrap: theme.headings.textWrap,
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
    brand: scale(DEFAULT_BRAND.c, DEFAULT_BRAND.h),
    green: scale(0.15, 155),
    yellow: scale(0.14, 75),
    red: scale(0.19, 25),
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
};

/** What of Mantine's nothing is drawn with, most of it palettes: more than half of the variables. */
const UNUSED =
  /^--mantine-(?:color-(?:pink|grape|violet|indigo|blue|cyan|teal|lime|orange)-|color-\w+-outline|color-dark-[a-z]|primary-color-\d|breakpoint-|z-index-|h[56]-)/;

const used = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)));

/**
 * Mantine's variables with our tokens over them, as a style sheet. It is made when the product is built
 * (`vite.config.ts`): no page sends or reckons them. A brand of one's own is laid over it (`brandRules`).
 */
export function themeSheet(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, VALUES));
  const ours = tokens(DEFAULT_BRAND);
  return convertCssVariables({
    variables: used(variables),
    light: { ...used(light), ...ours.light },
    dark: { ...used(dark), ...ours.dark },
  });
}
