import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { IconTile } from "../../ui/icon-tile";
import { IconAlertTriangle } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";

/** Any path that leads nowhere (spec section 2). */
export function NotFoundPage() {
  const router = useRouter();
  return (
    <PageFrame width="auth">
      <Card padding="xl">
        <Stack align="center" ta="center">
          <IconTile warns>
            <IconAlertTriangle size={28} stroke={1.75} aria-hidden />
          </IconTile>
          <PageTitle title="404 Page Not Found" />
          <Text c="dimmed" size="sm">
            Did you forget to add the page to the router?
          </Text>
          <Group mt="xs" justify="center">
            <ButtonLink to="/">Go to home</ButtonLink>
            {window.history.length > 1 && (
              <Button variant="default" onClick={() => router.history.back()}>
                Go back
              </Button>
            )}
          </Group>
        </Stack>
      </Card>
    </PageFrame>
  );
}
