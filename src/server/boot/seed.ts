import { questionDraft } from "#shared/contracts/questions";
import { templateDraft } from "#shared/contracts/templates";
import type { Services } from "../services";
import { EXAMPLE } from "./example-template";

/** Makes the example template on the first start, so that the first minute ends in a conversation (design section 3). */
export async function seedExample({ templates, questions }: Pick<Services, "templates" | "questions">) {
  if (await templates.hasAny()) return;
  const { id } = await templates.create(templateDraft.parse(EXAMPLE.template));
  for (const question of EXAMPLE.questions) await questions.create(id, questionDraft.parse(question));
}
