import { Button, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import { PageHead } from "../../parts/page-head";
import { IconPlus, IconSparkles, IconUpload } from "../../ui/icons";
import { DraftDialog } from "./draft-dialog";
import { HowItWorks } from "./how-it-works";
import { ImportDialog } from "./import-dialog";
import { NewTemplateDialog } from "./new-template-dialog";
import { TemplatesPanel } from "./templates-panel";

const route = getRouteApi("/admin-layout/admin/templates");

/** All templates; the filter is in the address. */
export function AdminTemplatesPage() {
  const { show = "active" } = route.useSearch();
  const navigate = route.useNavigate();
  const [creating, create] = useDisclosure(false);
  const [drafting, draft] = useDisclosure(false);
  const [importing, fromFile] = useDisclosure(false);
  return (
    <Stack gap="lg">
      <PageHead title="Templates">
        <Button
          variant="default"
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
          onClick={fromFile.open}
        >
          Import
        </Button>
        <Button
          variant="default"
          leftSection={<IconSparkles size={18} stroke={1.75} aria-hidden />}
          onClick={draft.open}
        >
          Draft for Me
        </Button>
        <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={create.open}>
          New Template
        </Button>
      </PageHead>
      <HowItWorks />
      <TemplatesPanel
        show={show}
        onShow={(next) =>
          void navigate({
            search: { show: next === "active" ? undefined : next },
            replace: true,
            resetScroll: false,
          })
        }
        onNew={create.open}
        onImport={fromFile.open}
      />
      <NewTemplateDialog opened={creating} onClose={create.close} />
      <DraftDialog opened={drafting} onClose={draft.close} />
      <ImportDialog opened={importing} onClose={fromFile.close} />
    </Stack>
  );
}
