import { CloseButton } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { removeToast, type Toast, useToast } from "./notify";
import classes from "./toaster.module.css";

/** How long a toast stays, in milliseconds (spec section 9). */
const LIFE = 4_000;
/** How long a dismissed toast stays in the page, invisible (spec section 9). */
const REMOVAL = 1_000;

/** Where the toast appears: at the bottom right, but never over a chat's composer or a phone's buttons. */
export function Toaster() {
  const toast = useToast();
  const inChat = useLocation({
    select: ({ pathname }) => pathname.endsWith("/chat") || pathname === "/assessment",
  });
  const popover = useRef<HTMLDivElement>(null);
  // Over a dialog, too, even one that was opened before.
  useEffect(() => {
    // Browsers from before 2024 have no such methods: there it lies over the page, but under a dialog.
    popover.current?.hidePopover?.();
    if (toast) popover.current?.showPopover?.();
  }, [toast]);
  return (
    <div ref={popover} popover="manual" className={classes.place} data-top={inChat || undefined}>
      {toast && <ShownToast key={toast.id} toast={toast} />}
    </div>
  );
}

/** Goes by itself, but not while it is pointed at or has the focus. */
function ShownToast({ toast }: { toast: Toast }) {
  const [isGone, setGone] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isKept = isPointedAt || hasFocus;

  useEffect(() => {
    if (isGone || isKept) return;
    const timer = setTimeout(() => setGone(true), LIFE);
    return () => clearTimeout(timer);
  }, [isGone, isKept]);
  useEffect(() => {
    if (!isGone) return;
    const timer = setTimeout(() => removeToast(toast), REMOVAL);
    return () => clearTimeout(timer);
  }, [isGone, toast]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever points at it keeps it; there is nothing to press
    <div
      role={toast.tone === "error" ? "alert" : "status"}
      className={classes.toast}
      data-toast={toast.tone}
      data-gone={isGone || undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <div className={classes.words}>
        <div className={classes.title}>{toast.title}</div>
        <div className={classes.message}>{toast.message}</div>
      </div>
      <CloseButton size={40} iconSize={18} aria-label="Close notification" onClick={() => setGone(true)} />
    </div>
  );
}
