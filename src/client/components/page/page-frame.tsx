import { type ReactNode, useEffect } from "react";
import { branding } from "../../api/branding";
import { useTakeOverInput } from "../../ui/browser/pre-hydration-input";
import { markRoot, useVisualViewport } from "../../ui/browser/root-style";
import { OfflineBanner } from "../../ui/feedback/offline-banner";
import { AppearanceMenu } from "./appearance-menu";
import { Brand } from "./brand";
import classes from "./page-frame.module.css";

interface PageFrameProps {
  /** auth 440, reading and form 720, chat 1064 with its aside, admin 1280 (pixels). */
  width?: "auth" | "reading" | "chat" | "wide";
  /**
   * On a phone the main content is the whole screen, as an app's is: as high as what the keyboard leaves, without
   * header, footer and a page that scrolls. A `ScreenBar` stands at its top, and `AnswersOffline` where it is in
   * nobody's way.
   */
  fillsPhone?: boolean;
  /** Buttons at the right of the header. */
  actions?: ReactNode;
  /** More links for the footer. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Header, main content and footer of a page outside the admin portal. */
export function PageFrame({
  width = "reading",
  fillsPhone = false,
  actions,
  footer,
  children,
}: PageFrameProps) {
  useTakeOverInput();
  useVisualViewport(fillsPhone);
  useEffect(() => {
    markRoot("data-fills-phone", fillsPhone);
    return () => markRoot("data-fills-phone", false);
  }, [fillsPhone]);
  const filling = fillsPhone || undefined;
  return (
    <>
      {!fillsPhone && <OfflineBanner>Try again when you're back online.</OfflineBanner>}
      <header className={classes.header} data-fills-phone={filling}>
        <div className={classes.bar}>
          <Brand />
          <div className={classes.actions}>
            {actions}
            <AppearanceMenu />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main} data-width={width} data-fills-phone={filling}>
        {children}
      </main>
      <PageFooter>{footer}</PageFooter>
    </>
  );
}

/** Shown in the chat and the form while the network is down. */
export const AnswersOffline = () => (
  <OfflineBanner>Keep this tab open so your answers aren't lost.</OfflineBanner>
);

/** The owner's links; with nothing to link it is not shown. */
export function PageFooter({ children }: { children?: ReactNode }) {
  const { supportEmail, privacyUrl, imprintUrl } = branding;
  return (
    <footer className={classes.footer}>
      {children}
      {supportEmail && <a href={`mailto:${supportEmail}`}>Support</a>}
      {privacyUrl && <a href={privacyUrl}>Privacy</a>}
      {imprintUrl && <a href={imprintUrl}>Legal notice</a>}
    </footer>
  );
}
