import { Center, Loader, Stack, Text, Title } from "@mantine/core";

/** An assessment is being set up. */
export function StartingPanel() {
  return (
    <Center py={64} role="status">
      <Stack align="center" gap="sm" ta="center">
        <Loader aria-hidden />
        <Title order={2}>Starting Your Assessment</Title>
        <Text c="dimmed">Setting up your personalized assessment experience...</Text>
      </Stack>
    </Center>
  );
}
