import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { DEFAULT_LANGUAGE, HOSTED } from "#shared/domain/template-languages";

interface LanguageSelectProps {
  /** BCP 47 tag; null means English. */
  value?: string | null;
  onChange: (language: string | null) => void;
  error?: ReactNode;
}

/** The language of a template: the assistant's replies use it, and screen readers pronounce the questions in it. */
export function LanguageSelect({ value, onChange, error }: LanguageSelectProps) {
  const chosen = value ?? DEFAULT_LANGUAGE;
  const known: Record<string, string> = { [chosen]: chosen, ...HOSTED };
  return (
    <NativeSelect
      label="Language of the questions"
      description="The assistant replies in this language. The rest of the interface is in English."
      data={Object.entries(known).map(([code, label]) => ({ value: code, label }))}
      value={chosen}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === DEFAULT_LANGUAGE ? null : currentTarget.value)
      }
      error={error}
    />
  );
}
