import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { type Inputs, trpc } from "../../lib/trpc";

type Change = Inputs["admin"]["templates"]["update"]["change"];

/**
 * Saves one field of a template. `what` reads "template title" in "Failed to update template title".
 * Gives back why it failed, or nothing.
 */
export function useTemplateChange(id: number) {
  const utils = trpc.useUtils();
  const update = trpc.admin.templates.update.useMutation();
  return async (what: string, change: Change): Promise<string | undefined> => {
    const failed = `Failed to update ${what}`;
    try {
      const template = await update.mutateAsync({ id, change });
      utils.admin.templates.get.setData({ id }, template);
      notify.success("Success", `${what.charAt(0).toUpperCase()}${what.slice(1)} updated successfully`);
      await Promise.all([utils.admin.templates.list.invalidate(), utils.templates.invalidate()]);
      return undefined;
    } catch (error) {
      notify.failure(error, failed);
      return errorMessage(error, failed);
    }
  };
}
