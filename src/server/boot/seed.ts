import { templateFile } from "#shared/domain/template-file";
import type { Deps } from "../deps";
import { exampleTemplate } from "../library/library";

/** Makes the example template on the first start, so that the first minute ends in a conversation (design section 3). */
export async function seedExample({ itself, services }: Pick<Deps, "itself" | "services">) {
  const { templates, templateFiles } = services;
  if (await templates.hasAny()) return;
  await templateFiles.importFile(itself, templateFile(exampleTemplate()));
}
