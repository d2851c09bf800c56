import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { PageFrame } from "../../components/page/page-frame";
import { PageTitle } from "../../components/page/page-title";
import { IconTile } from "../../ui/layout/icon-tile";
import { IconAlertTriangle } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";

/** 404 page for unknown paths. */
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
