import { MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { trpc, trpcClient } from "./api/trpc";
import { cssVariablesResolver, theme } from "./components/theme/theme";
import type { PageSet } from "./router";

interface AppProps {
  pages: PageSet;
  queryClient: QueryClient;
  /** Nonce of the page's style elements (Content-Security-Policy). */
  nonce: () => string;
}

/** The application, as run by the browser and rendered by the server. */
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
