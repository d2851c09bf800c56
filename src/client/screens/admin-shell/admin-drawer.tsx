import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { Dialog } from "../../ui/dialog";
import { FormError } from "../../ui/form-error";
import classes from "./admin-drawer.module.css";
import { LogoutButton } from "./logout-button";
import { NavLinks } from "./nav-links";
import { OutboxLink } from "./outbox-link";
import type { Logout } from "./use-logout";

/** As the menu of the bar offers them; to share the list would cost every participant some bytes of the last hundred. */
const APPEARANCES = [
  { value: "auto", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

interface AdminDrawerProps {
  opened: boolean;
  /** Undefined while it is not known yet. */
  email: string | undefined;
  logout: Logout;
  onClose: () => void;
}

/** What the top bar holds, where there is no room for it. */
export function AdminDrawer({ opened, email, logout, onClose }: AdminDrawerProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Dialog opened={opened} onClose={onClose} place="right" width="300px" title="Menu">
      <nav aria-label="Admin menu" className={classes.nav}>
        <NavLinks onSamePage={onClose} />
      </nav>
      <div className={classes.more}>
        <OutboxLink onNavigate={onClose} />
      </div>
      <div className={classes.account}>
        <SegmentedControl
          fullWidth
          aria-label="Appearance"
          data={[...APPEARANCES]}
          value={colorScheme}
          onChange={setColorScheme}
        />
        <span className={classes.email}>{email}</span>
        <FormError message={logout.failure} />
        {email !== undefined && <LogoutButton logout={logout} />}
      </div>
    </Dialog>
  );
}
