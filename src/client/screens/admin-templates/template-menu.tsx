import { ActionIcon, Loader, Menu } from "@mantine/core";
import { IconCopy, IconDots, IconDownload } from "../../ui/icons";

interface TemplateMenuProps {
  title: string;
  /** Something chosen here is under way; meanwhile the menu stays shut, and keeps its focus. */
  busy: boolean;
  onDuplicate: () => void;
  onExport: () => void;
}

/** What is seldom done with a template; the rest has buttons of its own. */
export function TemplateMenu({ title, busy, onDuplicate, onExport }: TemplateMenuProps) {
  return (
    // Inside its card, for readers and landmarks; fixed, because the card cuts off what leaves it.
    <Menu
      disabled={busy}
      returnFocus
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          aria-label={`More actions for ${title}`}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
        >
          {busy ? <Loader size={18} aria-hidden /> : <IconDots size={18} stroke={1.75} aria-hidden />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />} onClick={onDuplicate}>
          Duplicate
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />} onClick={onExport}>
          Export
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
