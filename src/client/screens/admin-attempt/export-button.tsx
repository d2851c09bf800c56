import { Button } from "@mantine/core";
import { exportFileName, exportText, MISSING_ANSWER } from "#shared/domain/export-file";
import { useAdmin } from "../../data/session";
import { downloadJson } from "../../ui/download";
import { IconDownload } from "../../ui/icons";
import { notify } from "../../ui/notify";
import type { Attempt, Message, Question } from "./attempt-types";

interface ExportButtonProps {
  attempt: Attempt;
  /** Undefined until they are loaded. */
  questions: readonly Question[] | undefined;
  messages: readonly Message[] | undefined;
}

/** Saves everything on the page as a JSON file. */
export function ExportButton({ attempt, questions, messages }: ExportButtonProps) {
  const admin = useAdmin();
  const save = () => {
    if (!questions || !messages) {
      notify.error("Export Failed", "Assessment data not ready for export");
      return;
    }
    try {
      const now = new Date();
      const adminEmail = admin.data?.email;
      const source = { attempt, questions, messages, adminEmail, missingAnswer: MISSING_ANSWER.details, now };
      downloadJson(exportFileName(attempt, now), exportText(source));
      notify.success("Export Successful", "Assessment results have been downloaded as JSON");
    } catch {
      notify.error("Export Failed", "Failed to export assessment results");
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      onClick={save}
    >
      Export JSON
    </Button>
  );
}
