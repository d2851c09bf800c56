import { type Inputs, trpc } from "../../api/trpc";
import { notify } from "../../ui/feedback/notify";
import { capitalize } from "../../ui/format/text";

type Change = Inputs["admin"]["templates"]["update"]["change"];

/**
 * Returns a function that saves fields of a template and resolves with an error message, or undefined on success.
 * `fieldName` completes "Failed to update …", such as "template title".
 */
export function useTemplateChange(id: number) {
  const utils = trpc.useUtils();
  // In sequence, so an earlier response can't arrive last and restore older state.
  const update = trpc.admin.templates.update.useMutation({ scope: { id: `template-${id}` } });
  return async (fieldName: string, change: Change): Promise<string | undefined> => {
    const failed = `Failed to update ${fieldName}`;
    try {
      const saved = await update.mutateAsync({ id, change });
      // Only the sent fields: others may have optimistic values.
      const fields = Object.entries(saved).filter(([field]) => field in change);
      utils.admin.templates.get.setData(
        { id },
        (known) => known && { ...known, ...Object.fromEntries(fields) },
      );
      notify.success("Success", `${capitalize(fieldName)} updated successfully`);
      await Promise.all([
        utils.admin.templates.list.invalidate(),
        utils.templates.invalidate(),
        // Attempts include the title of their template.
        utils.admin.attempts.invalidate(),
      ]);
      return undefined;
    } catch (error) {
      return notify.failure(error, failed);
    }
  };
}
