import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { Announcer } from "../ui/announcer";
import { followNavigation } from "../ui/focus";
import { SkipLink } from "../ui/skip-link";
import { Toaster } from "../ui/toaster";

/** What every page has: the skip link, the voice and the toasts. */
export function RootLayout() {
  const router = useRouter();
  useEffect(() => followNavigation(router), [router]);
  return (
    <>
      <SkipLink />
      <Announcer />
      <Outlet />
      <Toaster />
    </>
  );
}
