import { MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { trpc, trpcClient } from "./data/trpc";
import { cssVariablesResolver, theme } from "./parts/theme";
import type { Pages } from "./router";

interface AppProps {
  pages: Pages;
  queryClient: QueryClient;
  /** What this page's style elements must carry (Content-Security-Policy). */
  nonce: () => string;
}

/** The whole application, as a browser runs it and as the server renders its first screen. */
export function App({ pages, queryClient, nonce }: AppProps) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={nonce}
        withGlobalClasses={false}
      >
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={pages} />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </StrictMode>
  );
}
