import { templateFile } from "#shared/domain/template-file";
import type { Deps } from "../deps";
import { exampleTemplate } from "../template-library/library";

/** Creates the example template unless there is any template, so that people can try a chat right away. */
export async function seedExample({ systemActor, services }: Pick<Deps, "systemActor" | "services">) {
  const { templates, templateFiles } = services;
  if (await templates.hasAny()) return;
  await templateFiles.importFile(systemActor, templateFile(exampleTemplate()));
}
