import { Center, Loader, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";

/** Shown while an assessment is created. @param takesFocus set it if the panel replaces the focused element */
export function StartingPanel({ takesFocus = false }: { takesFocus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Center py={64} role="status">
      <Stack align="center" gap="sm" ta="center">
        <Loader aria-hidden />
        <Title order={2} ref={heading} tabIndex={-1}>
          Starting Your Assessment
        </Title>
        <Text c="dimmed">Setting up your personalized assessment experience...</Text>
      </Stack>
    </Center>
  );
}
