import { convertCssVariables, defaultCssVariablesResolver, useMantineTheme } from "@mantine/core";
import { cssTokens } from "./theme";

/** What of Mantine's nothing is drawn with, most of it palettes: more than half of the variables, on every page. */
const UNUSED =
  /^--mantine-(?:color-(?:pink|grape|violet|indigo|blue|cyan|teal|lime|orange)-|color-\w+-outline|color-dark-[a-z]|primary-color-\d|breakpoint-|z-index-|h[56]-)/;

const used = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)));

/** Mantine's variables with our tokens over them, in place of what its provider would write. */
export function CssVariables({ nonce }: { nonce: string }) {
  const { variables, light, dark } = defaultCssVariablesResolver(useMantineTheme());
  const css = convertCssVariables({
    variables: used(variables),
    light: { ...used(light), ...cssTokens.light },
    dark: { ...used(dark), ...cssTokens.dark },
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is made of the theme alone
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}
