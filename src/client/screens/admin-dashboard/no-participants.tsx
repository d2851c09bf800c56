import { Card, Skeleton } from "@mantine/core";
import { isOffered } from "#shared/domain/template";
import { trpc } from "../../data/trpc";
import { CopyDirectLink } from "../../parts/copy-direct-link";
import { EmptyState } from "../../ui/empty-state";
import { IconUsers } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";

/** Nobody has come yet: the newest active template's link to share, or the way to make one active. */
export function NoParticipants() {
  return (
    <Card>
      <EmptyState
        icon={<IconUsers size={28} stroke={1.75} />}
        title="No participants yet"
        action={<ShareLink />}
      >
        Share the link of an active template, and whoever opens it can begin at once.
      </EmptyState>
    </Card>
  );
}

function ShareLink() {
  const templates = trpc.admin.templates.list.useQuery();
  // The list is newest first.
  const newest = templates.data?.find(isOffered);
  if (templates.isPending) return <Skeleton className="appear-late" height={42} width={190} />;
  if (!newest) return <ButtonLink to="/admin/templates">Go to Templates</ButtonLink>;
  return <CopyDirectLink template={newest} label="Copy a direct link" variant="filled" size="md" />;
}
