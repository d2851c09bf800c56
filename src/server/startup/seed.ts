import { templateFile } from "#shared/domain/template-file";
import type { Deps } from "../deps";
import { exampleTemplate } from "../template-library/library";

/** Makes the example template on the first start, so that the first minute ends in a conversation. */
export async function seedExample({ systemActor, services }: Pick<Deps, "systemActor" | "services">) {
  const { templates, templateFiles } = services;
  if (await templates.hasAny()) return;
  await templateFiles.importFile(systemActor, templateFile(exampleTemplate()));
}
