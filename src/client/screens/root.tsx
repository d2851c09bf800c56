import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { ServerNotice } from "../components/page/server-notice";
import { followNavigation } from "../ui/browser/focus";
import { Announcer } from "../ui/feedback/announcer";
import { Toaster } from "../ui/feedback/toaster";
import { SkipLink } from "../ui/layout/skip-link";

/** What every page has: the skip link, the voice and the toasts. */
export function RootLayout() {
  const router = useRouter();
  useEffect(() => followNavigation(router), [router]);
  return (
    <>
      <SkipLink />
      <Announcer />
      <ServerNotice />
      <Outlet />
      <Toaster />
    </>
  );
}
