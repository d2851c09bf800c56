import type { ReactNode } from "react";
import { branding } from "../../api/branding";
import classes from "./page-frame.module.css";

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
