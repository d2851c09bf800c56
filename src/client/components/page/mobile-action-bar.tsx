import { ActionIcon, Text } from "@mantine/core";
import { type ReactNode, useId, useRef } from "react";
import { IconDots } from "../../ui/layout/icons";
import { languageAttributes } from "../template/template-language";
import classes from "./mobile-action-bar.module.css";
import { PageTitle } from "./page-title";

interface ScreenBarProps {
  /** The page's name, in one line on a phone. */
  title: string;
  /** Shown where there is room; what a phone shows of it is the screen's business. */
  description?: string | null;
  /** Of both; the page's own where they are the page's. */
  language?: string | null;
  /** Where the buttons stand on larger screens, to the names. */
  buttons?: "beside" | "above";
  /** A button with its icon on the left; on a phone only that is seen. */
  back: ReactNode;
  /** Buttons with icons on the left, side by side; on a phone a menu. */
  children: ReactNode;
}

/**
 * The top of a screen that fills a phone (`PageFrame`, `fillsPhone`): there a bar of 48 pixels with the way back, the
 * title and a menu, and under the title the line of `ScreenStatus`, which stands elsewhere in the page. On larger
 * screens title and description with their buttons.
 */
export function MobileActionBar(props: ScreenBarProps) {
  const { title, description, language = null, buttons = "beside", back, children } = props;
  const words = languageAttributes(language);
  return (
    <div className={classes.bar} data-buttons={buttons}>
      <div className={classes.names}>
        <PageTitle title={title} {...words} className={classes.title} />
        {description && (
          <Text c="dimmed" mt={4} lineClamp={2} {...words} className={classes.description}>
            {description}
          </Text>
        )}
      </div>
      <div className={classes.back}>{back}</div>
      <Menu>{children}</Menu>
    </div>
  );
}

/** A native popover, which larger screens show as the row of buttons that it is. */
function Menu({ children }: { children: ReactNode }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // Before what is pressed acts: the focus is on the menu's button then, where a dialog brings it back.
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
