import { useMutation } from "@tanstack/react-query";
import { templateFileName } from "#shared/domain/template-file";
import { api } from "../../data/trpc";
import { downloadJson } from "../../ui/download";
import { failureMessage } from "../../ui/errors";
import { notify } from "../../ui/notify";
import type { Template } from "./template-types";

const FAILED = "Failed to export assessment template";

/** Fetches a template with its questions as it is now, and saves it as a file that can be imported. */
export function useExport({ id }: Template) {
  const { mutate, isPending, error, reset } = useMutation({
    meta: { failed: FAILED },
    mutationFn: () => api.admin.templateFiles.export.query({ id }),
    onSuccess: (file) => {
      const name = templateFileName(file.template);
      downloadJson(name, JSON.stringify(file, null, 2));
      notify.success("Template exported", `${name} has been downloaded`);
    },
  });
  return {
    start: () => mutate(),
    isPending,
    reset,
    failure: failureMessage(error, FAILED),
  };
}
