import "./styles";
import { Burger, SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { Link, linkOptions, useLocation } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { AppearanceMenu } from "../../components/page/appearance-menu";
import { Brand } from "../../components/page/brand";
import { PageFooter } from "../../components/page/page-frame";
import pageLink from "../../components/page/page-link.module.css";
import { useTakeOverInput } from "../../ui/browser/pre-hydration-input";
import { DiscardDialog } from "../../ui/dialog/confirm-dialog";
import { Dialog } from "../../ui/dialog/dialog";
import { OfflineBanner } from "../../ui/feedback/offline-banner";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { IconLogout } from "../../ui/layout/icons";
import adminDrawerClasses from "./admin-drawer.module.css";
import classes from "./admin-shell.module.css";
import { type Logout, useLogout } from "./use-logout";

interface AdminShellProps {
  /** Undefined while loading. */
  email: string | undefined;
  /** Called when sign-out starts, so that the guard shows no error. */
  onLeave: () => void;
  children: ReactNode;
}

/** Top bar and content of every admin page. On phones the bar's content moves to a drawer. */
export function AdminShell({ email, onLeave, children }: AdminShellProps) {
  useTakeOverInput();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const [openedOn, setOpenedOn] = useState<string>();
  const logout = useLogout(onLeave);
  // The drawer belongs to the page it was opened on: navigating closes it, and the new page takes the focus.
  const opened = openedOn === page;
  return (
    <>
      <OfflineBanner>You can save changes when you're back online.</OfflineBanner>
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
          <FormErrorText message={logout.failure} />
        </div>
        {children}
      </main>
      {/* Not below an empty page, where late content would move it. */}
      {email !== undefined && (
        <PageFooter>
          <MoreLinks />
        </PageFooter>
      )}
    </>
  );
}

/** Duplicated from the appearance menu, because sharing the list would add to every participant's download. */
const APPEARANCES = [
  { value: "auto", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

interface AdminDrawerProps {
  opened: boolean;
  email: string | undefined;
  logout: Logout;
  onClose: () => void;
}

function AdminDrawer({ opened, email, logout, onClose }: AdminDrawerProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Dialog opened={opened} onClose={onClose} place="right" width="300px" title="Menu">
      <nav aria-label="Admin menu" className={adminDrawerClasses.nav}>
        <NavLinks onSamePage={onClose} />
      </nav>
      <div className={adminDrawerClasses.more}>
        <MoreLinks onNavigate={onClose} />
      </div>
      <div className={adminDrawerClasses.account}>
        <SegmentedControl
          fullWidth
          aria-label="Appearance"
          data={[...APPEARANCES]}
          value={colorScheme}
          onChange={setColorScheme}
        />
        <span className={adminDrawerClasses.email}>{email}</span>
        <FormErrorText message={logout.failure} />
        {email !== undefined && <LogoutButton logout={logout} />}
      </div>
    </Dialog>
  );
}

/** Links to the outbox and the server. The specification allows exactly four links in the top bar. */
function MoreLinks({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <>
      <Link to="/admin/outbox" activeProps={{ "aria-current": "page" }} onClick={onNavigate}>
        Outbox
      </Link>
      <Link to="/admin/server" activeProps={{ "aria-current": "page" }} onClick={onNavigate}>
        This server
      </Link>
    </>
  );
}

function LogoutButton({ logout }: { logout: Logout }) {
  return (
    <PendingButton
      variant="default"
      size="sm"
      leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />}
      pending={logout.pending}
      onClick={logout.start}
    >
      Logout
    </PendingButton>
  );
}

const LINKS = [
  { label: "Dashboard", link: linkOptions({ to: "/admin/dashboard" }) },
  { label: "Users", link: linkOptions({ to: "/admin/users" }) },
  { label: "Assessments", link: linkOptions({ to: "/admin/assessments" }) },
  { label: "Templates", link: linkOptions({ to: "/admin/templates" }) },
];

/** The four main links. `onSamePage` is called when the current page's link is clicked. */
function NavLinks({ onSamePage }: { onSamePage?: () => void }) {
  const currentPath = useLocation({ select: ({ pathname }) => pathname });
  return LINKS.map(({ label, link }) => (
    <Link
      key={label}
      {...link}
      className={pageLink.link}
      activeProps={{ "aria-current": "page" }}
      onClick={currentPath === link.to ? onSamePage : undefined}
    >
      {label}
    </Link>
  ));
}
