import { Text } from "@mantine/core";
import { MIN_PASSWORD } from "#shared/domain/password";
import { IconCheck, IconCircle } from "../ui/icons";

/** The one rule for passwords, ticked as soon as it is kept. */
export function PasswordRule({ password }: { password: string }) {
  const kept = password.length >= MIN_PASSWORD;
  const Icon = kept ? IconCheck : IconCircle;
  return (
    <Text
      span
      size="xs"
      c={kept ? "var(--mantine-color-success)" : "dimmed"}
      display="inline-flex"
      style={{ alignItems: "center", gap: 6 }}
    >
      <Icon size={14} stroke={2} aria-hidden />
      At least {MIN_PASSWORD} characters
    </Text>
  );
}
