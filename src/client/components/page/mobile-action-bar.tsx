import { ActionIcon, Text } from "@mantine/core";
import { type ReactNode, useId, useRef } from "react";
import { IconDots } from "../../ui/layout/icons";
import { languageAttributes } from "../template/template-language";
import classes from "./mobile-action-bar.module.css";
import { PageTitle } from "./page-title";

interface MobileActionBarProps {
  title: string;
  /** Shown on larger screens; on phones the screen decides. */
  description?: string | null;
  /** Language of both; defaults to that of the page. */
  language?: string | null;
  buttons?: "beside" | "above";
  /** A button with an icon on its left; phones show only the icon. */
  back: ReactNode;
  /** Buttons with icons on their left; phones show them in a menu. */
  children: ReactNode;
}

/**
 * The top of a screen that fills a phone (`PageFrame`, `fillsPhone`): a bar of 48 pixels with back button, title and
 * menu. The line of `ScreenStatus`, from elsewhere in the page, is placed under its title. On larger screens: title and
 * description with the buttons.
 */
export function MobileActionBar(props: MobileActionBarProps) {
  const { title, description, language = null, buttons = "beside", back, children } = props;
  const langProps = languageAttributes(language);
  return (
    <div className={classes.bar} data-buttons={buttons}>
      <div className={classes.names}>
        <PageTitle title={title} {...langProps} className={classes.title} />
        {description && (
          <Text c="dimmed" mt={4} lineClamp={2} {...langProps} className={classes.description}>
            {description}
          </Text>
        )}
      </div>
      <div className={classes.back}>{back}</div>
      <Menu>{children}</Menu>
    </div>
  );
}

/** A native popover on phones; larger screens show its content as a row of buttons. */
function Menu({ children }: { children: ReactNode }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // Closes in the capture phase: the focus is then on the menu button when a dialog opens, and returns there.
  const close = () => menu.current?.hidePopover?.();
  return (
    <>
      <ActionIcon popoverTarget={id} aria-label="Menu" size={44} className={classes.more}>
        <IconDots size={22} aria-hidden />
      </ActionIcon>
      <div id={id} ref={menu} popover="auto" className={classes.menu} onClickCapture={close}>
        {children}
      </div>
    </>
  );
}
