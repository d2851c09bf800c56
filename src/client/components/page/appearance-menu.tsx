import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { memo, type ToggleEvent, useId, useRef } from "react";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { IconDeviceDesktop, IconMoon, IconSun } from "../../ui/layout/icons";
import classes from "./appearance-menu.module.css";

const CHOICES: readonly { value: MantineColorScheme; label: string; Icon: typeof IconSun }[] = [
  { value: "auto", label: "System", Icon: IconDeviceDesktop },
  { value: "light", label: "Light", Icon: IconSun },
  { value: "dark", label: "Dark", Icon: IconMoon },
];

/** Selects the color scheme. Native elements, because Mantine's menu would add 25 KB for every participant. */
export const AppearanceMenu = memo(function AppearanceMenu() {
  const { colorScheme: chosen, setColorScheme } = useMantineColorScheme();
  // The server doesn't know the choice stored in this browser.
  const colorScheme = useHydrated() ? chosen : "auto";
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLFieldSetElement>(null);
  const { Icon } = CHOICES.find(({ value }) => value === colorScheme) ?? { Icon: IconDeviceDesktop };

  const place = (event: ToggleEvent<HTMLFieldSetElement>) => {
    const corner = button.current?.getBoundingClientRect();
    if (event.newState !== "open" || !corner) return;
    event.currentTarget.style.top = `${corner.bottom + 6}px`;
    event.currentTarget.style.right = `${document.documentElement.clientWidth - corner.right}px`;
  };

  return (
    <>
      <ActionIcon ref={button} popoverTarget={id} aria-label="Appearance" size={44}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <fieldset
        id={id}
        ref={popover}
        popover="auto"
        className={classes.popover}
        onBeforeToggle={place}
        onToggle={(event) => {
          if (event.newState === "open")
            event.currentTarget.querySelector<HTMLElement>("input:checked")?.focus();
        }}
      >
        <legend className={classes.legend}>Appearance</legend>
        {CHOICES.map(({ value, label, Icon: ChoiceIcon }) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={colorScheme === value}
              onChange={() => setColorScheme(value)}
              onPointerUp={() => popover.current?.hidePopover?.()}
            />
            <ChoiceIcon size={18} stroke={1.75} aria-hidden />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  );
});
