import { trpc } from "../../api/trpc";
import type { EditedQuestion } from "./editor/editor-types";

/** Cache updates for a template's questions and for data that depends on them. */
export function useQuestionChanges(assessmentId: number) {
  const utils = trpc.useUtils();
  const key = { assessmentId };
  return {
    /** Mutation scope: creating, deleting and reordering run one after another. */
    scope: { id: `questions-of-${assessmentId}` },
    known: () => utils.admin.questions.list.getData(key),
    show: (change: (questions: EditedQuestion[]) => EditedQuestion[]) =>
      utils.admin.questions.list.setData(key, (known) => known && change(known)),
    reload: () => utils.admin.questions.list.invalidate(key),
    /** Renaming an option also renames it in the rules of cards. */
    renamed: () => utils.admin.cards.list.invalidate(key),
    /** Call after the number of questions has changed. */
    counted: () =>
      Promise.all([
        utils.admin.templates.list.invalidate(),
        utils.admin.templates.get.invalidate({ id: assessmentId }),
        utils.templates.invalidate(),
      ]),
  };
}
