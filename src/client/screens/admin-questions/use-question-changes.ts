import { trpc } from "../../api/trpc";
import type { EditedQuestion } from "./editor/editor-types";

/** Keeps the cached list of a template's questions, and what counts them, in step with what was changed. */
export function useQuestionChanges(assessmentId: number) {
  const utils = trpc.useUtils();
  const key = { assessmentId };
  return {
    /** For mutations that change which questions there are or their order: they run one after the other. */
    scope: { id: `questions-of-${assessmentId}` },
    known: () => utils.admin.questions.list.getData(key),
    show: (change: (questions: EditedQuestion[]) => EditedQuestion[]) =>
      utils.admin.questions.list.setData(key, (known) => known && change(known)),
    reload: () => utils.admin.questions.list.invalidate(key),
    /** A renamed option has its new name in the rules of advice, too. */
    renamed: () => utils.admin.cards.list.invalidate(key),
    /** After the number of questions has changed. */
    counted: () =>
      Promise.all([
        utils.admin.templates.list.invalidate(),
        utils.admin.templates.get.invalidate({ id: assessmentId }),
        utils.templates.invalidate(),
      ]),
  };
}
