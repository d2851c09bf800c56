import { Anchor, Card, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../api/trpc";
import { NoQuestionsBadge } from "../../components/template/no-questions-badge";
import { useRowDeletion } from "../../ui/browser/use-row-deletion";
import { useAnnouncedCount } from "../../ui/data-table/use-announced-count";
import { DeleteDialog } from "../../ui/dialog/confirm-dialog";
import { plural } from "../../ui/format/text";
import { ActiveBadge } from "./active-badge";
import { NoTemplates } from "./no-templates";
import { TemplateActions } from "./template-actions";
import { TemplateGrid } from "./template-grid";
import classes from "./template-list.module.css";
import { type ListedTemplate, matchesFilter, type TemplateFilterValue } from "./template-types";

interface TemplateListProps {
  templates: readonly ListedTemplate[];
  show: TemplateFilterValue;
  onShow: (show: TemplateFilterValue) => void;
  onNew: () => void;
  onImport: () => void;
}

/** Templates that match the filter, or the empty state. */
export function TemplateList({ templates, show, onShow, onNew, onImport }: TemplateListProps) {
  const [templateToDelete, setTemplateToDelete] = useState<ListedTemplate>();
  const focusAfter = useRowDeletion(templates);
  const visibleTemplates = templates.filter((template) => matchesFilter(show, template));
  const hidden = templates.length - visibleTemplates.length;
  useAnnouncedCount(`${visibleTemplates.length} of ${plural(templates.length, "template")}`);
  return (
    <>
      {visibleTemplates.length > 0 ? (
        <>
          <TemplateGrid>
            {visibleTemplates.map((template) => (
              <TemplateCard key={template.id} template={template} onDelete={setTemplateToDelete} />
            ))}
          </TemplateGrid>
          <HiddenTemplates show={show} hidden={hidden} onShowAll={() => onShow("all")} />
        </>
      ) : (
        <NoTemplates show={show} hidden={hidden} onShow={onShow} onNew={onNew} onImport={onImport} />
      )}
      <DeleteTemplateDialog
        template={templateToDelete}
        onClose={() => setTemplateToDelete(undefined)}
        onDeleted={focusAfter}
      />
    </>
  );
}

interface HiddenTemplatesProps {
  show: TemplateFilterValue;
  /** Number of templates that the filter hides. */
  hidden: number;
  onShowAll: () => void;
}

function HiddenTemplates({ show, hidden, onShowAll }: HiddenTemplatesProps) {
  if (hidden === 0) return null;
  const kind = show === "active" ? "inactive" : "active";
  return (
    <Text size="sm" c="dimmed">
      {plural(hidden, `${kind} template is`, `${kind} templates are`)} hidden.{" "}
      <Anchor component="button" type="button" size="sm" onClick={onShowAll}>
        Show all
      </Anchor>
    </Text>
  );
}

const FAILED = "Failed to delete assessment template";

interface DeleteTemplateDialogProps {
  /** The template to delete; undefined while the dialog is closed. */
  template: ListedTemplate | undefined;
  onClose: () => void;
  /** Called while the card is still rendered. */
  onDeleted: (id: number) => void;
}

/** Confirms deleting a template. Participants' answers are kept. */
function DeleteTemplateDialog({ template, onClose, onDeleted }: DeleteTemplateDialogProps) {
  const utils = trpc.useUtils();
  const remove = trpc.admin.templates.delete.useMutation({
    meta: { successToast: ["Success", "Assessment template deleted successfully"], errorText: FAILED },
    onSuccess: async (_done, { id }) => {
      onDeleted(id);
      onClose();
      await Promise.all([
        utils.admin.templates.invalidate(),
        utils.admin.questions.list.invalidate({ assessmentId: id }),
        utils.templates.invalidate(),
      ]);
    },
  });
  return (
    <DeleteDialog
      title="Delete template"
      target={template}
      deletion={remove}
      failed={FAILED}
      onClose={onClose}
    >
      <Text>
        Are you sure you want to delete <strong>{template?.title}</strong>? The template will be removed and
        its link will stop working.
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        Existing assessments and answers are kept.
      </Text>
    </DeleteDialog>
  );
}

interface TemplateCardProps {
  template: ListedTemplate;
  onDelete: (template: ListedTemplate) => void;
}

function TemplateCard({ template, onDelete }: TemplateCardProps) {
  const { id, title, description, isActive, questionCount, usageCount } = template;
  return (
    <Card component="li" className={classes.card}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <Title order={2} size="h3" lineClamp={2} title={title} dir="auto">
          <Link
            to="/admin/templates/$assessmentId/questions"
            params={{ assessmentId: id }}
            className={classes.title}
          >
            {title}
          </Link>
        </Title>
        <ActiveBadge isActive={isActive} />
      </Group>
      <Text size="sm" c="dimmed" lineClamp={3} dir="auto" className={classes.description}>
        {description ?? "No description"}
      </Text>
      {questionCount === 0 && <NoQuestionsBadge />}
      <dl className={classes.facts}>
        <div>
          <dt>ID</dt>
          <dd className={classes.id}>{id}</dd>
        </div>
        <div>
          <dt>Questions</dt>
          <dd>{questionCount.toLocaleString("en-US")}</dd>
        </div>
        <div>
          <dt>Used</dt>
          <dd>{plural(usageCount, "time")}</dd>
        </div>
      </dl>
      <TemplateActions template={template} onDelete={onDelete} />
    </Card>
  );
}
