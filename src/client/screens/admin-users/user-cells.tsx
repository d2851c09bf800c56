import { ActionIcon, Menu } from "@mantine/core";
import { useRef } from "react";
import type { AttemptCounts } from "#shared/contracts/list-options";
import { StatusBadge } from "../../components/attempt/status-badge";
import { deletes } from "../../ui/browser/use-row-deletion";
import { PersonCell } from "../../ui/data-table/data-table";
import dataTableClasses from "../../ui/data-table/data-table.module.css";
import { RowAction } from "../../ui/data-table/row-actions";
import { shortDate } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import { IconDots, IconLink, IconMail, IconPencil, IconTrash } from "../../ui/layout/icons";
import { AnchorLink } from "../../ui/layout/links";
import classes from "./attempt-counts.module.css";
import type { LinkDelivery } from "./invite/use-invite";
import type { ListedUser, UserRow } from "./user-rows";

/** Initials, name and creation date; the name links to the user's assessments. */
export function UserName({ row: { user, name, initials } }: { row: UserRow }) {
  const memberSince = (
    <>
      Member since <Time date={user.createdAt} format={shortDate} />
    </>
  );
  return (
    <PersonCell initials={initials} detail={memberSince}>
      <AnchorLink to="/admin/assessments" search={{ q: user.email }} inherit>
        {name}
      </AnchorLink>
    </PersonCell>
  );
}

/** A participant's assessments by status; nothing if there are none. */
export function AttemptCountBadges({ of: counts }: { of: readonly AttemptCounts[] }) {
  if (counts.length === 0) return null;
  return (
    <ul className={classes.standings}>
      {counts.map(({ status, count, newest }) => (
        <li key={status}>
          <StatusBadge status={status} />
          <bdi className={classes.what}>{count > 1 ? `${newest} and ${count - 1} more` : newest}</bdi>
        </li>
      ))}
    </ul>
  );
}

export interface UserHandlers {
  /** How users get access links: by email, or copied by the admin. */
  linkWay: LinkDelivery;
  onEdit: (user: ListedUser) => void;
  onInvite: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
}

export interface UserActionsProps extends UserHandlers {
  row: UserRow;
}

/** Edit, access link and delete buttons, labeled with the user's name. */
export function UserActions({ row: { user, name }, linkWay, onEdit, onInvite, onDelete }: UserActionsProps) {
  const byHand = linkWay === "link";
  const LinkIcon = byHand ? IconLink : IconMail;
  return (
    <div className={dataTableClasses.actions}>
      <RowAction aria-label={`Edit ${name}`} data-tooltip="Edit" onClick={() => onEdit(user)}>
        <IconPencil size={18} stroke={1.75} aria-hidden />
      </RowAction>
      <RowAction
        aria-label={byHand ? `Copy access link for ${name}` : `Send access link to ${name}`}
        data-tooltip={byHand ? "Copy access link…" : "Send access link…"}
        onClick={() => onInvite(user)}
      >
        <LinkIcon size={18} stroke={1.75} aria-hidden />
      </RowAction>
      <RowAction
        isDangerous
        aria-label={`Delete ${name}`}
        data-tooltip="Delete"
        onClick={() => onDelete(user)}
        {...deletes(user.id)}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </RowAction>
    </div>
  );
}

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** Outside the card, which clips overflow, but inside the main landmark. */
const IN_MAIN = { target: "#main" };

/** Actions of a user on phones. */
export function UserMenu({ row: { user, name }, linkWay, onEdit, onInvite, onDelete }: UserActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** Dialogs return the focus to the active element, and the menu item will be unmounted by then. */
  const choose = (act: (user: ListedUser) => void) => () => {
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
