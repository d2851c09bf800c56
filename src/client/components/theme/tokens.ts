import { brandColors } from "#shared/domain/lib/brand-colors";
import type { Oklch } from "#shared/domain/lib/color";

/**
 * The colors of both schemes, checked for contrast (AA) in tests/unit/client/tokens.test.ts. The brand color itself
 * fills buttons and marks. Its shades are used for links, text, and lines that must be visible on the page (decision
 * 0057).
 */
export function tokens(brand: Oklch) {
  const { light, dark } = brandColors(brand);
  return {
    light: {
      ...light,
      "--app-bg": "#F7F8FA",
      "--app-subtle": "#F1F3F6",
      "--app-border": "#DFE3E8",
      "--app-control-border": "#838B98",
      "--app-bubble": "var(--mantine-color-brand-1)",
      "--app-bubble-text": "#14171C",
      "--app-track": "#E7EAEF",
      "--app-tint": "var(--mantine-color-brand-1)",
      "--app-tint-border": "var(--mantine-color-brand-2)",
      "--app-ring": "var(--mantine-color-brand-6)",
      "--app-fill": "var(--mantine-color-brand-6)",
      "--app-bar": "var(--mantine-color-brand-filled)",
      "--app-shadow-2": "0 4px 16px rgb(16 19 23 / 0.10)",
      "--app-shadow-3": "0 16px 48px rgb(16 19 23 / 0.18)",
      "--mantine-color-body": "#FFFFFF",
      "--mantine-color-text": "#14171C",
      "--mantine-color-dimmed": "#535B67",
      "--mantine-color-placeholder": "#646C79",
      "--mantine-color-error": "var(--mantine-color-red-6)",
      "--mantine-color-success": "var(--mantine-color-green-6)",
      "--mantine-color-anchor": "var(--mantine-color-brand-6)",
      "--mantine-color-default-border": "#CBD1D9",
      "--mantine-color-disabled": "#F1F3F6",
      "--mantine-color-disabled-color": "#646C79",
    },
    dark: {
      ...dark,
      "--app-bg": "#101317",
      "--app-subtle": "#1F242C",
      "--app-border": "#39414C",
      "--app-control-border": "#6F7886",
      "--app-bubble-text": "#E8EBEF",
      "--app-track": "#2C323B",
      "--app-tint-border": "var(--mantine-color-brand-8)",
      "--app-ring": "var(--mantine-color-brand-4)",
      "--app-fill": "var(--mantine-color-brand-4)",
      "--app-bar": "var(--mantine-color-brand-4)",
      "--app-shadow-2": "0 0 0 1px #39414C",
      "--app-shadow-3": "0 0 0 1px #39414C",
      "--mantine-color-body": "#171B21",
      "--mantine-color-text": "#E8EBEF",
      "--mantine-color-dimmed": "#A3ABB7",
      "--mantine-color-placeholder": "#8B94A1",
      "--mantine-color-error": "var(--mantine-color-red-4)",
      "--mantine-color-success": "var(--mantine-color-green-4)",
      "--mantine-color-anchor": "var(--mantine-color-brand-4)",
      "--mantine-color-default": "#1F242C",
      "--mantine-color-default-hover": "#2C323B",
      "--mantine-color-default-color": "#E8EBEF",
      "--mantine-color-default-border": "#4A5360",
      "--mantine-color-disabled": "#1F242C",
      "--mantine-color-disabled-color": "#8B94A1",
    },
  } as const;
}
