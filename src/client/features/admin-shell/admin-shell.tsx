import "./styles";
import { Burger, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ReactNode } from "react";
import { AppearanceMenu } from "../../components/appearance-menu";
import { Brand } from "../../components/brand";
import { PageFooter } from "../../components/page-footer";
import classes from "./admin-shell.module.css";
import { LogoutButton } from "./logout-button";
import { NavLinks } from "./nav-links";
import { OutboxLink } from "./outbox-link";

interface AdminShellProps {
  email: string;
  /** Called when signing out begins, so that the guard does not complain. */
  onLeave: () => void;
  children: ReactNode;
}

/** The top bar of every admin page, and the page below it. On a phone the bar's content moves to a drawer. */
export function AdminShell({ email, onLeave, children }: AdminShellProps) {
  const [opened, drawer] = useDisclosure(false);
  return (
    <>
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
            <span className={classes.logout}>
              <LogoutButton onLeave={onLeave} />
            </span>
            <Burger className={classes.burger} opened={opened} onClick={drawer.open} aria-expanded={opened} />
          </div>
        </div>
      </header>
      <Drawer opened={opened} onClose={drawer.close} position="right" size={300} title="Menu" padding="md">
        <nav aria-label="Admin" className={classes.drawerNav}>
          <NavLinks onNavigate={drawer.close} />
        </nav>
        <div className={classes.drawerMore}>
          <OutboxLink onNavigate={drawer.close} />
        </div>
        <div className={classes.drawerAccount}>
          <span className={classes.drawerEmail}>{email}</span>
          <LogoutButton onLeave={onLeave} />
        </div>
      </Drawer>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PageFooter>
        <OutboxLink />
      </PageFooter>
    </>
  );
}
