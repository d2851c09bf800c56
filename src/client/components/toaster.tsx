import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { useForceUpdate, useMediaQuery } from "@mantine/hooks";
import { Notifications } from "@mantine/notifications";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { TOAST_LIFE, TOAST_REMOVAL } from "../lib/notify";
import classes from "./toaster.module.css";

/** Where toasts appear: at the bottom right, but never over a chat's composer or a phone's buttons. */
export function Toaster() {
  const isPhone = useMediaQuery("(max-width: 47.99em)");
  const inChat = useLocation({
    select: ({ pathname }) => pathname.endsWith("/chat") || pathname === "/assessment",
  });
  // A toast that was asked for before the toaster came is known to it only once it is drawn again, after the portal;
  // unknown, it would go without its second out of sight.
  const redraw = useForceUpdate();
  useEffect(() => {
    const timer = setTimeout(redraw);
    return () => clearTimeout(timer);
  }, [redraw]);
  return (
    <Notifications
      // One position for all: in another, a toast would be drawn anew, and its time would begin again.
      position="bottom-right"
      data-top={isPhone || inChat || undefined}
      // Only this layout lets the keyboard hold a toast, as the pointer does.
      layout="stacked"
      limit={5}
      autoClose={TOAST_LIFE}
      transitionDuration={TOAST_REMOVAL}
      containerWidth={400}
      classNames={{ root: classes.root, notification: classes.notification }}
    />
  );
}
