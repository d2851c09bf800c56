import { wrongAddressText } from "#shared/domain/wrong-address";
import { branding } from "../../api/branding";
import { useOutdated } from "../../api/server-build";
import { useHydrated } from "../../ui/browser/use-hydrated";
import classes from "./server-notice.module.css";

/** Why this page cannot go on with its server: it is older than the server, or was opened at another address. */
export function ServerNotice() {
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

/** In a secure context the browser itself says that a call is the page's own. */
const isElsewhere = (publicUrl: string | undefined) =>
  publicUrl !== undefined && publicUrl !== location.origin && !isSecureContext;
