import { Box } from "@mantine/core";
import { useState } from "react";
import { LanguageSelect } from "../../parts/language-select";
import type { Template } from "./editor-types";
import { useTemplateChange } from "./use-template-change";

/** The template's language, saved as soon as it is chosen. What could not be saved goes back, with the reason. */
export function TemplateLanguage({ template }: { template: Template }) {
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
