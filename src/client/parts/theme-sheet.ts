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

/** The colours that the theme names. */
const COLOURS: MantineThemeOverride = {
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
  const { variables, light, dark } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, { ...theme, ...COLOURS }),
  );
  const ours = tokens(DEFAULT_BRAND);
  return convertCssVariables({
    variables: used(variables),
    light: { ...used(light), ...ours.light },
    dark: { ...used(dark), ...ours.dark },
  });
}
