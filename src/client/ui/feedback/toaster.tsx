import { CloseButton } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTopDialog } from "../dialog/dialog";
import { MessageLines } from "./error-panel";
import { removeToast, type Toast, useToast } from "./notify";
import classes from "./toaster.module.css";

/** How long a toast stays, in milliseconds. */
const LIFE = 4_000;
/** How long a dismissed toast stays in the page, invisible. */
const REMOVAL = 1_000;

/** The toast, where there is one. */
export function Toaster() {
  const toast = useToast();
  return toast && <ToastPlace toast={toast} />;
}

/**
 * Where it appears: at the bottom right, but never over a chat's composer, the form that adds a question or a phone's
 * buttons. It moves into the window
 * that is open: on the page behind one it could be seen, but neither pressed nor read out.
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
    // A window that closes with the news of it is told of a moment later.
    (dialog?.isConnected ? dialog : document.body).append(host);
    // Browsers from before 2024 have no such method: there it lies over the page, and over a window's own.
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
        <div className={classes.message}>
          <MessageLines message={toast.message} />
        </div>
      </div>
      <CloseButton size={40} iconSize={18} aria-label="Close notification" onClick={() => setGone(true)} />
    </div>
  );
}
