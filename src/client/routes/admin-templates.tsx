import { Button, Group, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import { IconPlus } from "../components/icons";
import { PageTitle } from "../components/page-title";
import { HowItWorks } from "../features/templates/how-it-works";
import { NewTemplateDialog } from "../features/templates/new-template-dialog";
import { TemplatesPanel } from "../features/templates/templates-panel";

const route = getRouteApi("/admin-layout/admin/templates");

/** All templates; the filter is in the address. */
export function AdminTemplatesPage() {
  const { show = "active" } = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, dialog] = useDisclosure(false);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title="Templates" />
        <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={dialog.open}>
          New Template
        </Button>
      </Group>
      <HowItWorks />
      <TemplatesPanel
        show={show}
        onShow={(next) =>
          void navigate({ search: { show: next === "active" ? undefined : next }, replace: true })
        }
        onNew={dialog.open}
      />
      <NewTemplateDialog opened={opened} onClose={dialog.close} />
    </Stack>
  );
}
