import { Center, Loader, Text } from "@mantine/core";

/** Waiting, said at once and painted after 120 ms, so that quick answers do not flicker. */
export function Loading({ text }: { text: string }) {
  return (
    <Center role="status" className="appear-late" py={64} style={{ gap: 12 }}>
      <Loader aria-hidden />
      <Text c="dimmed">{text}</Text>
    </Center>
  );
}
