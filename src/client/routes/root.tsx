import { Outlet, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { Announcer } from "../components/announcer";
import { OfflineBanner } from "../components/offline-banner";
import { SkipLink } from "../components/skip-link";
import { followNavigation } from "../lib/focus";
import { useToasterWanted } from "../lib/notify";
import { optional } from "../lib/optional";

const Toaster = optional(async () => (await import("../components/toaster")).Toaster);

/** What every page has: the skip link, the voice, the offline notice and the toasts. */
export function RootLayout() {
  const router = useRouter();
  const toasterWanted = useToasterWanted();
  useEffect(() => followNavigation(router), [router]);
  return (
    <>
      <SkipLink />
      <Announcer />
      <OfflineBanner />
      <Outlet />
      {toasterWanted && (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
