import { Center, Loader, Text } from "@mantine/core";

/** A loading text that is announced right away but shown only after 120 ms, so that quick loads don't flicker. */
export function Loading({ text }: { text: string }) {
  return (
    <Center role="status" className="appear-late" py={64} style={{ gap: 12 }}>
      <Loader aria-hidden />
      <Text c="dimmed">{text}</Text>
    </Center>
  );
}
