import { ActionIcon, Badge, Card, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { CopyDirectLink } from "../../components/copy-direct-link";
import { IconCheck, IconPencil, IconTrash, IconX } from "../../components/icons";
import { ButtonLink } from "../../components/links";
import { plural } from "../../lib/plural";
import classes from "./template-card.module.css";
import type { Template } from "./template-types";

/** One template: what it is, how much it is used, and what can be done with it. */
export function TemplateCard({
  template,
  onDelete,
}: {
  template: Template;
  onDelete: (template: Template) => void;
}) {
  const { id, title, description, isActive, questionCount, usageCount } = template;
  return (
    <Card component="li" className={classes.card}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <Title order={2} size="h3" lineClamp={2}>
          <Link
            to="/admin/templates/$assessmentId/questions"
            params={{ assessmentId: id }}
            className={classes.title}
          >
            {title}
          </Link>
        </Title>
        <Badge
          flex="none"
          color={isActive ? "green" : "gray"}
          leftSection={isActive ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
        >
          {isActive ? "Active" : "Inactive"}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" lineClamp={3} className={classes.description}>
        {description ?? "No description"}
      </Text>
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
      <Group gap="xs" mt="auto">
        <ButtonLink
          to="/admin/templates/$assessmentId/questions"
          params={{ assessmentId: id }}
          variant="light"
          size="sm"
          aria-label={`Edit ${title}`}
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        >
          Edit
        </ButtonLink>
        {isActive && <CopyDirectLink template={template} />}
        <ActionIcon ml="auto" color="red" aria-label={`Delete ${title}`} onClick={() => onDelete(template)}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Group>
    </Card>
  );
}
