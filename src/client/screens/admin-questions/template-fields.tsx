import { Card, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { isOffered } from "#shared/domain/template";
import { CopyDirectLink } from "../../parts/copy-direct-link";
import { HiddenTitle } from "../../parts/hidden-title";
import { NeedsQuestion } from "../../parts/needs-question";
import { PageTitle } from "../../parts/page-title";
import { ActiveSwitch } from "./active-switch";
import type { Template } from "./editor-types";
import { InlineField } from "./inline-field";
import { TemplateLanguage } from "./template-language";
import { useTemplateChange } from "./use-template-change";

interface TemplateFieldsProps {
  template: Template;
  /** As many as there are now; the template's own count is of when it was read. */
  questionCount: number;
}

/** Title, description, prompt, language and whether it is active, each saved by itself. */
export function TemplateFields({ template, questionCount }: TemplateFieldsProps) {
  const change = useTemplateChange(template.id);
  return (
    <Card>
      <Stack gap="md">
        <InlineField
          label="Title"
          value={template.title}
          placeholder="Add a title"
          requiredMessage="Title is required"
          save={(title) => change("template title", { title })}
        >
          {(content, isOpen) =>
            isOpen ? (
              <div>
                <HiddenTitle title={template.title} />
                {content}
              </div>
            ) : (
              <PageTitle title={template.title}>{content}</PageTitle>
            )
          }
        </InlineField>
        <Labelled label="Description">
          <InlineField
            label="Description"
            value={template.description ?? ""}
            placeholder="Add a description that participants read before they begin"
            multiline
            save={(description) => change("template description", { description })}
          />
        </Labelled>
        <Labelled label="Results analysis prompt">
          <InlineField
            label="Results analysis prompt"
            value={template.resultsAnalysisPrompt ?? ""}
            placeholder="Say what the recommendations should look at"
            multiline
            save={(resultsAnalysisPrompt) => change("results analysis prompt", { resultsAnalysisPrompt })}
          />
        </Labelled>
        <TemplateLanguage template={template} />
        <Group justify="space-between">
          <ActiveSwitch template={template} />
          {questionCount === 0 && <NeedsQuestion />}
          {isOffered({ ...template, questionCount }) && <CopyDirectLink template={template} />}
        </Group>
      </Stack>
    </Card>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed" fw={600} mb={4}>
        {label}
      </Text>
      <Text size="sm" component="div">
        {children}
      </Text>
    </div>
  );
}
