import "./styles";
import { Burger } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { AppearanceMenu } from "../../parts/appearance-menu";
import { Brand } from "../../parts/brand";
import { PageFooter } from "../../parts/page-footer";
import { useHandOver } from "../../ui/before-script";
import { DiscardDialog } from "../../ui/discard-dialog";
import { FormError } from "../../ui/form-error";
import { OfflineBanner } from "../../ui/offline-banner";
import { AdminDrawer } from "./admin-drawer";
import classes from "./admin-shell.module.css";
import { LogoutButton } from "./logout-button";
import { NavLinks } from "./nav-links";
import { OutboxLink } from "./outbox-link";
import { useLogout } from "./use-logout";

interface AdminShellProps {
  /** Undefined while it is not known yet. */
  email: string | undefined;
  /** Called when signing out begins, so that the guard does not complain. */
  onLeave: () => void;
  children: ReactNode;
}

/** The top bar of every admin page, and the page below it. On a phone the bar's content moves to a drawer. */
export function AdminShell({ email, onLeave, children }: AdminShellProps) {
  useHandOver();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const [openedOn, setOpenedOn] = useState<string>();
  const logout = useLogout(onLeave);
  // The drawer belongs to the page it was opened on: going anywhere else closes it, and that page takes the focus.
  const opened = openedOn === page;
  return (
    <>
      <OfflineBanner>Changes can be saved once you are back.</OfflineBanner>
      <header className={classes.header}>
        <div className={classes.bar}>
          <div className={classes.brand}>
            <Brand to="/admin/dashboard" />
          </div>
          <nav aria-label="Admin" className={classes.nav}>
            <NavLinks />
          </nav>
          <div className={classes.account}>
            <AppearanceMenu />
            <span className={classes.email} title={email}>
              {email}
            </span>
            {email !== undefined && <LogoutButton logout={logout} />}
          </div>
          <Burger
            className={classes.burger}
            opened={opened}
            onClick={() => setOpenedOn(page)}
            aria-haspopup="dialog"
            aria-expanded={opened}
          />
        </div>
      </header>
      <AdminDrawer opened={opened} email={email} logout={logout} onClose={() => setOpenedOn(undefined)} />
      <DiscardDialog opened={logout.isAsking} onDiscard={logout.discard} onKeep={logout.keep}>
        {logout.unsaved}
      </DiscardDialog>
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.failure}>
          <FormError message={logout.failure} />
        </div>
        {children}
      </main>
      {/* Not below a page that is still empty: what comes would push it away. */}
      {email !== undefined && (
        <PageFooter>
          <OutboxLink />
        </PageFooter>
      )}
    </>
  );
}
