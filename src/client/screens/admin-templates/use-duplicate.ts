import { trpc } from "../../data/trpc";
import { failureMessage } from "../../ui/errors";
import type { Template } from "./template-types";
import { useMadeTemplate } from "./use-made-template";

const FAILED = "Failed to duplicate assessment template";

/** Copies a template. The copy is inactive and the list may hide those, so it is opened: there it can be changed. */
export function useDuplicate({ id }: Template) {
  const made = useMadeTemplate();
  const { mutate, isPending, error, reset } = trpc.admin.templateFiles.duplicate.useMutation({
    meta: {
      done: ["Template duplicated", "This is the copy. It is inactive until you activate it."],
      failed: FAILED,
    },
    onSuccess: made.list,
  });
  return {
    start: () => mutate({ id }, { onSuccess: made.open }),
    isPending,
    reset,
    failure: failureMessage(error, FAILED),
  };
}
