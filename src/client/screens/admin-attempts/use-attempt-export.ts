import { useMutation } from "@tanstack/react-query";
import { exportFileName, exportText, MISSING_ANSWER } from "#shared/domain/export-file";
import { useAdmin } from "../../data/session";
import { api } from "../../data/trpc";
import { downloadJson } from "../../ui/download";
import { notify } from "../../ui/notify";

export const DOWNLOAD_FAILED = "Failed to download assessment data";

/** Fetches one attempt with its questions and its conversation, and saves them as a file (spec section 3: the list page's export). */
export function useAttemptExport() {
  const admin = useAdmin();
  return useMutation({
    mutationFn: async (id: number) => {
      const [attempt, questions, messages] = await Promise.all([
        api.admin.attempts.get.query({ id }),
        api.admin.attempts.questions.query({ id }),
        api.admin.attempts.messages.query({ id }),
      ]);
      return { attempt, questions, messages };
    },
    onSuccess: (data) => {
      try {
        const now = new Date();
        const source = {
          ...data,
          adminEmail: admin.data?.email,
          missingAnswer: MISSING_ANSWER.list,
          now,
        };
        downloadJson(exportFileName(data.attempt, now), exportText(source));
        notify.success("Export Successful", "Assessment results have been downloaded as JSON");
      } catch {
        notify.error("Export Failed", "Failed to export assessment results");
      }
    },
    onError: () => notify.error("Download Failed", DOWNLOAD_FAILED),
  });
}
