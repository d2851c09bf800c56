import { useSyncExternalStore } from "react";
import { IconWifiOff } from "./icons";
import classes from "./offline-banner.module.css";

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={classes.region}>
      {!online && (
        <p className={classes.banner}>
          <IconWifiOff size={18} aria-hidden />
          You're offline. Your answers are kept on this device.
        </p>
      )}
    </div>
  );
}
