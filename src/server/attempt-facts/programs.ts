/** Programs of the search worker (FoldProgram in db/engine.ts). The build puts them next to this file, too. */
export const COUNT_ANSWERS = new URL("./count-answers.mjs", import.meta.url);
export const FOLD_IDS = new URL("./fold-ids.mjs", import.meta.url);
export const FOLD_TEXTS = new URL("./fold-texts.mjs", import.meta.url);
