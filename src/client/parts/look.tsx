import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeContext,
  useProviderColorScheme,
} from "@mantine/core";
import { type ReactNode, useState } from "react";
import { theme } from "./theme";

const getRootElement = () => document.documentElement;

interface LookProps {
  /** What the style elements of this page must carry (Content-Security-Policy). */
  nonce: () => string;
  children: ReactNode;
}

/**
 * Theme and colour scheme for all below: Mantine's provider without what writes its variables, which the style sheet
 * has (`theme-sheet.ts`), and without what marks the page as one that minds less motion, which it is from the start.
 */
export function Look({ nonce, children }: LookProps) {
  const [manager] = useState(() => localStorageColorSchemeManager());
  const scheme = useProviderColorScheme({
    manager,
    defaultColorScheme: "auto",
    forceColorScheme: undefined,
    getRootElement,
  });
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement,
        classNamesPrefix: "mantine",
        cssVariablesSelector: ":root",
        withStaticClasses: true,
        getStyleNonce: nonce,
      }}
    >
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  );
}
