import { questionDraft } from "#shared/contracts/questions";
import { templateDraft } from "#shared/contracts/templates";
import type { Deps } from "../deps";
import { EXAMPLE } from "./example-template";

/** Makes the example template on the first start, so that the first minute ends in a conversation (design section 3). */
export async function seedExample({ itself, services }: Pick<Deps, "itself" | "services">) {
  const { templates, questions } = services;
  if (await templates.hasAny()) return;
  const { id } = await templates.create(itself, templateDraft.parse(EXAMPLE.template));
  for (const question of EXAMPLE.questions) await questions.create(itself, id, questionDraft.parse(question));
}
