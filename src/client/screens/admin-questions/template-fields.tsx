import { Box, Card, Group, Stack, Switch, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { isStartable } from "#shared/domain/template";
import { branding } from "../../api/branding";
import { LanguageSelect } from "../../components/answer/language-select";
import { HiddenTitle, PageTitle } from "../../components/page/page-title";
import { CopyDirectLink } from "../../components/template/copy-direct-link";
import { NoQuestionsBadge } from "../../components/template/no-questions-badge";
import { ActiveSwitch } from "./active-switch";
import type { EditedTemplate } from "./editor/editor-types";
import { InlineField } from "./inline-field";
import classes from "./template-fields.module.css";
import { useTemplateChange } from "./use-template-change";

interface TemplateFieldsProps {
  template: EditedTemplate;
  /** Current number of questions; the template's own count may be outdated. */
  questionCount: number;
  /** Whether there are questions but no cards. */
  hasNoAdvice: boolean;
}

/** Title, description, prompt, language and other settings, each saved separately. */
export function TemplateFields({ template, questionCount, hasNoAdvice }: TemplateFieldsProps) {
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
        <LabelledField label="Description">
          <InlineField
            label="Description"
            value={template.description ?? ""}
            placeholder="Add a description that participants see before they start"
            multiline
            save={(description) => change("template description", { description })}
          />
        </LabelledField>
        <LabelledField label="Results analysis prompt">
          <InlineField
            label="Results analysis prompt"
            value={template.resultsAnalysisPrompt ?? ""}
            placeholder="Describe what the recommendations should focus on"
            multiline
            save={(resultsAnalysisPrompt) => change("results analysis prompt", { resultsAnalysisPrompt })}
          />
        </LabelledField>
        <TemplateLanguageField template={template} />
        <ChatSuggestions template={template} />
        <SharedDeviceSwitch template={template} />
        <Group justify="space-between">
          <ActiveSwitch template={template} hasNoAdvice={hasNoAdvice} />
          {questionCount === 0 && <NoQuestionsBadge />}
          {isStartable({ ...template, questionCount }) && <CopyDirectLink template={template} />}
        </Group>
      </Stack>
    </Card>
  );
}

function LabelledField({ label, children }: { label: string; children: ReactNode }) {
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

function SharedDeviceSwitch({ template }: { template: EditedTemplate }) {
  const change = useTemplateChange(template.id);
  const [pending, setPending] = useState<boolean>();
  const [error, setError] = useState<string>();

  async function toggle(isSharedDevice: boolean): Promise<void> {
    setPending(isSharedDevice);
    setError(await change("shared device setting", { isSharedDevice }));
    setPending(undefined);
  }
  return (
    <Switch
      label="Shared device"
      description="For a tablet or computer that several people use. The direct link starts over for each person, and participants are signed out when they see their results."
      checked={pending ?? template.isSharedDevice}
      aria-disabled={pending !== undefined || undefined}
      error={error}
      onChange={(event) => pending === undefined && void toggle(event.currentTarget.checked)}
    />
  );
}

/** Template language, saved on change; reverts with an error message if saving fails. */
function TemplateLanguageField({ template }: { template: EditedTemplate }) {
  const change = useTemplateChange(template.id);
  const [pending, setPending] = useState<{ language: string | null }>();
  const [error, setError] = useState<string>();

  async function choose(language: string | null): Promise<void> {
    setPending({ language });
    setError(await change("template language", { language }));
    setPending(undefined);
  }
  return (
    <Box maw="24rem">
      <LanguageSelect
        value={pending ? pending.language : template.language}
        onChange={(language) => !pending && void choose(language)}
        error={error}
      />
    </Box>
  );
}

/** Whether the chat suggests topics for text answers, and the template's own topics. Saved separately. */
function ChatSuggestions({ template }: { template: EditedTemplate }) {
  const change = useTemplateChange(template.id);
  const [pending, setPending] = useState<boolean>();
  const [error, setError] = useState<string>();
  const { chatSuggestions } = template;
  const isOn = pending ?? chatSuggestions?.length !== 0;

  const save = (list: string[] | null) => change("chat suggestions", { chatSuggestions: list });
  async function toggle(on: boolean): Promise<void> {
    setPending(on);
    setError(await save(on ? null : []));
    setPending(undefined);
  }
  return (
    <Stack gap={6}>
      <Switch
        label="Chat suggestions"
        description="Topics that participants can select to start a text answer, one per line."
        checked={isOn}
        aria-disabled={pending !== undefined || undefined}
        error={error}
        onChange={(event) => pending === undefined && void toggle(event.currentTarget.checked)}
      />
      {isOn && (
        <Text size="sm" component="div" className={classes.own}>
          <InlineField
            label="Suggestions, one per line"
            value={(chatSuggestions ?? []).join("\n")}
            placeholder={`Add your own. Standard: ${branding.suggestedTopics.join(", ") || "none"}`}
            multiline
            save={(text) => save(text === "" ? null : text.split("\n"))}
          />
        </Text>
      )}
    </Stack>
  );
}
