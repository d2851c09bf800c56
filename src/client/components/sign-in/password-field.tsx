import "@mantine/core/styles/PasswordInput.layer.css";
import { PasswordInput, type PasswordInputProps, Text } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { MIN_PASSWORD_LENGTH } from "#shared/domain/password";
import { IconCheck, IconCircle } from "../../ui/layout/icons";

/** A password field that can show the password and warns about Caps Lock. */
export function PasswordField(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <div>
      <PasswordInput
        visible={shown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{
          "aria-label": shown ? "Hide password" : "Show password",
          "aria-pressed": shown,
        }}
        inputWrapperOrder={["label", "input", "description", "error"]}
        onKeyDown={watch}
        onKeyUp={watch}
        {...props}
      />
      <Text size="xs" c="dimmed" mt={4} role="status">
        {capsLock && "Caps Lock is on"}
      </Text>
    </div>
  );
}

/** The password rule, with a check mark once it is met. */
export function PasswordRule({ password }: { password: string }) {
  const isMet = password.length >= MIN_PASSWORD_LENGTH;
  const Icon = isMet ? IconCheck : IconCircle;
  return (
    <Text
      span
      size="xs"
      c={isMet ? "var(--mantine-color-success)" : "dimmed"}
      display="inline-flex"
      style={{ alignItems: "center", gap: 6 }}
    >
      <Icon size={14} stroke={2} aria-hidden />
      At least {MIN_PASSWORD_LENGTH} characters
    </Text>
  );
}
