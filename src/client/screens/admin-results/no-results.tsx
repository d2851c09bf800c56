import { Card } from "@mantine/core";
import type { Template } from "#shared/contracts/templates";
import { isOffered } from "#shared/domain/template";
import { CopyDirectLink } from "../../components/template/copy-direct-link";
import { EmptyState } from "../../ui/feedback/empty-state";
import { IconListDetails } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";

/** Nobody has started: what will be here, and how to get there. */
export function NoResults({ template }: { template: Template }) {
  const canStart = isOffered(template);
  return (
    <Card>
      <EmptyState
        icon={<IconListDetails size={28} stroke={1.75} />}
        title="No results yet"
        action={
          canStart ? (
            <CopyDirectLink template={template} variant="filled" size="md" />
          ) : (
            <ButtonLink to="/admin/templates/$assessmentId/questions" params={{ assessmentId: template.id }}>
              Open questions
            </ButtonLink>
          )
        }
      >
        Once people start, you'll see their answers, their scores and where they stop.{" "}
        {canStart
          ? "Share the link so people can start."
          : "Add a question and activate the template so people can start."}
      </EmptyState>
    </Card>
  );
}
