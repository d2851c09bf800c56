import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { useMediaQuery } from "@mantine/hooks";
import { Notifications } from "@mantine/notifications";
import { useLocation } from "@tanstack/react-router";
import { TOAST_LIFE, TOAST_REMOVAL } from "../lib/notify";
import classes from "./toaster.module.css";

/** Where toasts appear: at the bottom right, but never over a chat's composer or a phone's buttons. */
export function Toaster() {
  const isPhone = useMediaQuery("(max-width: 47.99em)");
  const inChat = useLocation({
    select: ({ pathname }) => pathname.endsWith("/chat") || pathname === "/assessment",
  });
  return (
    <Notifications
      position={isPhone || inChat ? "top-center" : "bottom-right"}
      limit={5}
      autoClose={TOAST_LIFE}
      transitionDuration={TOAST_REMOVAL}
      containerWidth={400}
      classNames={{ notification: classes.notification }}
    />
  );
}
