import { CloseButton } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTopDialog } from "../dialog/dialog";
import { MessageLines } from "./error-panel";
import { removeToast, type Toast, useToast } from "./notify";
import classes from "./toaster.module.css";

/** How long a toast stays, in milliseconds. */
const DISPLAY_TIME = 4_000;
/** How long a dismissed toast stays in the page, invisible, in milliseconds. */
const REMOVAL_DELAY = 1_000;

/** The visible toast, if any. */
export function Toaster() {
  const toast = useToast();
  return toast && <ToastPlace toast={toast} />;
}

/**
 * Positions the toast at the bottom right, or at the top where it would cover a chat's composer, the form that adds a
 * question or a phone's buttons. It moves into an open dialog, because everything behind a dialog is inert.
 */
function ToastPlace({ toast }: { toast: Toast }) {
  const isAtTop = useLocation({
    select: ({ pathname }) =>
      pathname.endsWith("/chat") || pathname === "/assessment" || pathname.endsWith("/questions"),
  });
  const dialog = useTopDialog();
  const [host] = useState(() => document.createElement("div"));
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A dialog that is closing may still be listed as open.
    (dialog?.isConnected ? dialog : document.body).append(host);
    // In browsers from before 2024, which lack popovers, it is a normal element above the page.
    popover.current?.showPopover?.();
    return () => host.remove();
  }, [dialog, host]);
  return createPortal(
    <div ref={popover} popover="manual" className={classes.place} data-top={isAtTop || undefined}>
      <ShownToast key={toast.id} toast={toast} />
    </div>,
    host,
  );
}

/** Disappears automatically, but not while it is hovered or focused. */
function ShownToast({ toast }: { toast: Toast }) {
  const [isExpired, setExpired] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPaused = isPointedAt || hasFocus;

  useEffect(() => {
    if (isExpired || isPaused) return;
    const timer = setTimeout(() => setExpired(true), DISPLAY_TIME);
    return () => clearTimeout(timer);
  }, [isExpired, isPaused]);
  useEffect(() => {
    if (!isExpired) return;
    const timer = setTimeout(() => removeToast(toast), REMOVAL_DELAY);
    return () => clearTimeout(timer);
  }, [isExpired, toast]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only keep the toast visible
    <div
      role={toast.tone === "error" ? "alert" : "status"}
      className={classes.toast}
      data-toast={toast.tone}
      data-gone={isExpired || undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <div className={classes.words}>
        <div className={classes.title}>{toast.title}</div>
        <div className={classes.message}>
          <MessageLines message={toast.message} />
        </div>
      </div>
      <CloseButton size={40} iconSize={18} aria-label="Close notification" onClick={() => setExpired(true)} />
    </div>
  );
}
