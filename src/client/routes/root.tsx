import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { Announcer } from "../components/announcer";
import { OfflineBanner } from "../components/offline-banner";
import { SkipLink } from "../components/skip-link";
import { Toaster } from "../components/toaster";
import { followNavigation } from "../lib/focus";

/** What every page has: the skip link, the voice, the offline notice and the toasts. */
export function RootLayout() {
  const router = useRouter();
  useEffect(() => followNavigation(router), [router]);
  return (
    <>
      <SkipLink />
      <Announcer />
      <OfflineBanner />
      <Outlet />
      <Toaster />
    </>
  );
}
