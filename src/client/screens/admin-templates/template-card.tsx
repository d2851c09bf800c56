import { Card, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { NeedsQuestion } from "../../parts/needs-question";
import { plural } from "../../ui/plural";
import { ActiveBadge } from "./active-badge";
import { TemplateActions } from "./template-actions";
import classes from "./template-card.module.css";
import type { Template } from "./template-types";

interface TemplateCardProps {
  template: Template;
  onDelete: (template: Template) => void;
}

/** One template: what it is, how much it is used, and what can be done with it. */
export function TemplateCard({ template, onDelete }: TemplateCardProps) {
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
      {questionCount === 0 && <NeedsQuestion />}
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
