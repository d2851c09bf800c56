import { ActionIcon, Menu } from "@mantine/core";
import { useRef } from "react";
import { IconDots, IconLink, IconMail, IconPencil, IconTrash } from "../../ui/icons";
import { deletes } from "../../ui/use-row-deletion";
import type { UserActionsProps } from "./user-actions";
import type { User } from "./user-rows";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** Out of the card, which clips, but not out of the page's landmark. */
const IN_MAIN = { target: "#main" };

/** What can be done with a user, on a phone. */
export function UserMenu({ row: { user, name }, linkWay, onEdit, onInvite, onDelete }: UserActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** Dialogs give the focus back to where it was, and the menu's items are gone by then. */
  const choose = (act: (user: User) => void) => () => {
    button.current?.focus();
    act(user);
  };
  return (
    <Menu width={220} portalProps={IN_MAIN} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon ref={button} size={44} aria-label={`Actions for ${name}`} {...deletes(user.id)}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item mih={44} leftSection={<IconPencil {...ICON} />} onClick={choose(onEdit)}>
          Edit
        </Menu.Item>
        <Menu.Item
          mih={44}
          leftSection={linkWay === "link" ? <IconLink {...ICON} /> : <IconMail {...ICON} />}
          onClick={choose(onInvite)}
        >
          {linkWay === "link" ? "Copy access link…" : "Send access link…"}
        </Menu.Item>
        <Menu.Item
          mih={44}
          c="var(--mantine-color-error)"
          leftSection={<IconTrash {...ICON} />}
          onClick={choose(onDelete)}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
