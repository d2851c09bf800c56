import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { wrongAddressText } from "#shared/domain/wrong-address";
import { branding } from "../api/branding";
import { useOutdated } from "../api/server-build";
import { followNavigation } from "../ui/browser/focus";
import { useHydrated } from "../ui/browser/use-hydrated";
import { Announcer } from "../ui/feedback/announcer";
import { Toaster } from "../ui/feedback/toaster";
import classes from "./root.module.css";

/** Layout of every page: skip link, live region, server notice and toasts. */
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

/** Says that the page is older than the server, or that it was opened at the wrong address. */
function ServerNotice() {
  const isOutdated = useOutdated();
  const isWrongAddress = useHydrated() && isElsewhere(branding.publicUrl);
  return (
    <div role="status">
      {isOutdated && (
        <p className={classes.notice}>
          This portal was updated while this page was open.{" "}
          <button type="button" className={classes.reload} onClick={() => location.reload()}>
            Reload the page
          </button>
        </p>
      )}
      {isWrongAddress && (
        <p className={classes.notice}>{wrongAddressText(branding.publicUrl ?? "", location.origin)}</p>
      )}
    </div>
  );
}

/** In a secure context the browser marks requests as same-origin, so any address works. */
const isElsewhere = (publicUrl: string | undefined) =>
  publicUrl !== undefined && publicUrl !== location.origin && !isSecureContext;

function SkipLink() {
  return (
    <a className={classes.skip} href="#main">
      Skip to main content
    </a>
  );
}
