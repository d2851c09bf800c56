import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { HOSTED, UNSAID_LANGUAGE } from "#shared/domain/languages";

interface LanguageSelectProps {
  /** As in BCP 47; null is English. */
  value?: string | null;
  onChange: (language: string | null) => void;
  error?: ReactNode;
}

/** In which language a template is written: the assistant hosts its conversations in it, and readers pronounce it. */
export function LanguageSelect({ value, onChange, error }: LanguageSelectProps) {
  const chosen = value ?? UNSAID_LANGUAGE;
  const known: Record<string, string> = { [chosen]: chosen, ...HOSTED };
  return (
    <NativeSelect
      label="Language of the questions"
      description="The assistant replies in this language. The rest of the interface is in English."
      data={Object.entries(known).map(([code, label]) => ({ value: code, label }))}
      value={chosen}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === UNSAID_LANGUAGE ? null : currentTarget.value)
      }
      error={error}
    />
  );
}
