import { type ReactNode, useEffect } from "react";
import { branding } from "../../api/branding";
import { useTakeOverInput } from "../../ui/browser/pre-hydration-input";
import { markRoot, useVisualViewport } from "../../ui/browser/root-style";
import { OfflineBanner } from "../../ui/feedback/offline-banner";
import { AppearanceMenu } from "./appearance-menu";
import { Brand } from "./brand";
import classes from "./page-frame.module.css";

interface PageFrameProps {
  /** In pixels: auth 440, reading and form 720, chat 1064 with its sidebar, admin 1280. */
  width?: "auth" | "reading" | "chat" | "wide";
  /**
   * On phones, the main content fills the screen above the keyboard like an app, without header, footer and page
   * scrolling. The screen adds a `MobileActionBar` at the top and `AnswersOffline` where it fits.
   */
  fillsPhone?: boolean;
  actions?: ReactNode;
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

/** The offline banner of the chat and the form. */
export const AnswersOffline = () => (
  <OfflineBanner>Keep this tab open so your answers aren't lost.</OfflineBanner>
);

/** The organization's links; hidden by the style sheet if there are none. */
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
