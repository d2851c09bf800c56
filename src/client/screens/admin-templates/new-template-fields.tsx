import { Button, Group, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { LanguageSelect } from "../../parts/language-select";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";

export const EMPTY_TEMPLATE: {
  title: string;
  description: string;
  resultsAnalysisPrompt: string;
  language: string | null;
  isActive: boolean;
} = {
  title: "",
  description: "",
  resultsAnalysisPrompt: "",
  language: null,
  isActive: true,
};

interface NewTemplateFieldsProps {
  form: UseFormReturnType<typeof EMPTY_TEMPLATE>;
  error: string | undefined;
  pending: boolean;
  onCancel: () => void;
}

/** The fields of a new template, and its two buttons. */
export function NewTemplateFields({ form, error, pending, onCancel }: NewTemplateFieldsProps) {
  return (
    <Stack>
      <FormError message={error} />
      <TextInput label="Title" required data-autofocus {...form.getInputProps("title")} />
      <Textarea
        label="Description"
        description="Participants read it before they begin."
        maxRows={8}
        {...form.getInputProps("description")}
      />
      <Textarea
        label="Results analysis prompt"
        description="What the recommendations should look at. Participants do not see it."
        minRows={3}
        maxRows={8}
        {...form.getInputProps("resultsAnalysisPrompt")}
      />
      <LanguageSelect {...form.getInputProps("language")} />
      <Switch
        label="Active (Available for new assessments)"
        {...form.getInputProps("isActive", { type: "checkbox" })}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} disabled={pending}>
          Cancel
        </Button>
        <PendingButton type="submit" pending={pending} pendingLabel="Creating...">
          Create Template
        </PendingButton>
      </Group>
    </Stack>
  );
}
