import { useEffect, useRef, useSyncExternalStore } from "react";
import { setOnRoot } from "../browser/root-style";
import { IconWifiOff } from "../layout/icons";
import classes from "./offline-banner.module.css";

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

interface OfflineBannerProps {
  /** What being offline means here, and what to do. */
  children: string;
}

/** A banner shown while the device is offline. Its height is in `--app-banner` for other elements at the top. */
export function OfflineBanner({ children }: OfflineBannerProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      const { offsetHeight } = element;
      setOnRoot("--app-banner", offsetHeight === 0 ? "" : `${offsetHeight}px`);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div role="status" ref={region} className={classes.region}>
      {!online && (
        <p className={classes.banner}>
          <IconWifiOff size={18} aria-hidden />
          You're offline. {children}
        </p>
      )}
    </div>
  );
}
