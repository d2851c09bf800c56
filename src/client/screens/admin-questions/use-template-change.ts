import { type Inputs, trpc } from "../../api/trpc";
import { notify } from "../../ui/feedback/notify";
import { capitalize } from "../../ui/format/text";

type Change = Inputs["admin"]["templates"]["update"]["change"];

/**
 * Saves one field of a template. `what` reads "template title" in "Failed to update template title".
 * Gives back why it failed, or nothing.
 */
export function useTemplateChange(id: number) {
  const utils = trpc.useUtils();
  // One after the other, or an earlier answer could arrive last and show the older state.
  const update = trpc.admin.templates.update.useMutation({ scope: { id: `template-${id}` } });
  return async (what: string, change: Change): Promise<string | undefined> => {
    const failed = `Failed to update ${what}`;
    try {
      const saved = await update.mutateAsync({ id, change });
      // Only what was sent: another field may be shown ahead of its own answer.
      const fields = Object.entries(saved).filter(([field]) => field in change);
      utils.admin.templates.get.setData(
        { id },
        (known) => known && { ...known, ...Object.fromEntries(fields) },
      );
      notify.success("Success", `${capitalize(what)} updated successfully`);
      await Promise.all([
        utils.admin.templates.list.invalidate(),
        utils.templates.invalidate(),
        // Attempts carry the names of their templates.
        utils.admin.attempts.invalidate(),
      ]);
      return undefined;
    } catch (error) {
      return notify.failure(error, failed);
    }
  };
}
