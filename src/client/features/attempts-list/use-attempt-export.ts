import { useMutation } from "@tanstack/react-query";
import { exportFileName, exportText, MISSING_ANSWER } from "#shared/domain/export-file";
import { downloadJson } from "../../lib/download";
import { notify } from "../../lib/notify";
import { useAdmin } from "../../lib/session";
import { api } from "../../lib/trpc";

/** Fetches one attempt and its questions and saves them as a file (spec section 3: the list page's export). */
export function useAttemptExport() {
  const admin = useAdmin();
  return useMutation({
    mutationFn: async (id: number) => {
      const [attempt, questions] = await Promise.all([
        api.admin.attempts.get.query({ id }),
        api.admin.attempts.questions.query({ id }),
      ]);
      return { attempt, questions };
    },
    onSuccess: (data) => {
      try {
        const now = new Date();
        const source = {
          ...data,
          messages: [],
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
    onError: () => notify.error("Download Failed", "Failed to download assessment data"),
  });
}
