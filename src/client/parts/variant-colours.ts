import { rem, type VariantColorsResolver } from "@mantine/core";

/**
 * What buttons, badges and alerts are drawn with, by the variables of their colour. Of Mantine's variants it has those that
 * some screen has; any other is drawn as subtle.
 */
export const variantColours: VariantColorsResolver = ({ color, variant }) => {
  const of = (part: string) => `var(--mantine-color-${color}-${part})`;
  const bare = {
    background: "transparent",
    hover: of("light-hover"),
    color: of("light-color"),
    border: `${rem(1)} solid transparent`,
  };
  if (variant === "light") return { ...bare, background: of("light") };
  if (variant === "filled") {
    const isBrand = color === "brand";
    return {
      background: of("filled"),
      hover: of("filled-hover"),
      color: isBrand ? "var(--app-on-brand)" : "var(--mantine-color-white)",
      border: bare.border,
    };
  }
  if (variant === "default") {
    return {
      background: "var(--mantine-color-default)",
      hover: "var(--mantine-color-default-hover)",
      color: "var(--mantine-color-default-color)",
      border: `${rem(1)} solid var(--mantine-color-default-border)`,
    };
  }
  return bare;
};
