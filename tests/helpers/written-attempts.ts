import { readdirSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { AdviceContext } from "#server/advice/advice-context";
import { composeAdvice } from "#server/advice/compose";
import { adviceContext } from "#server/advice/create-advice-context";
import { libraryAssessments } from "#server/template-library/library";
import { readTemplateFile, type TemplateFile } from "#shared/contracts/template-file";
import { checkAnswer, storedAnswer } from "#shared/domain/answer";
import type { Advice } from "#shared/domain/cards/advice";
import { TEMPLATE_FORMAT, TEMPLATE_VERSION } from "#shared/domain/template-file";
import { textOf } from "#tests/helpers/source-files";

const FOLDER = "tests/fixtures/attempts";

const KINDS = ["bad", "good", "contradictory", "sparse", "another language", "reversed"] as const;

/** Handwritten attempts on an assessment of the library or on a template in the file. */
const file = z.strictObject({
  assessment: z.string().optional(),
  template: z.unknown().optional(),
  attempts: z.array(
    z.strictObject({
      who: z.string(),
      kind: z.enum(KINDS),
      /** By question place; ratings are numbers. */
      answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
      /** Keys of the risks that a consultant would name first. */
      risks: z.array(z.string()),
    }),
  ),
});

export interface WrittenAttempt {
  name: string;
  who: string;
  kind: (typeof KINDS)[number];
  template: TemplateFile;
  risks: string[];
  context: AdviceContext;
  advice: Advice;
}

/** All handwritten attempts with their rule-based advice. Throws for an invalid answer. */
export function writtenAttempts(): WrittenAttempt[] {
  return readdirSync(FOLDER).flatMap((name) => {
    const { assessment, template: ownTemplate, attempts } = file.parse(parse(textOf(`${FOLDER}/${name}`)));
    const template = assessment === undefined ? readOwn(ownTemplate) : ofLibrary(assessment);
    const questions = template.questions.map((question, at) => ({ ...question, id: at + 1, order: at + 1 }));
    return attempts.map(({ who, kind, answers, risks }, at) => {
      const responses = Object.fromEntries(
        Object.entries(answers).map(([place, rawAnswer]) => {
          const question = questions[Number(place) - 1];
          const value = typeof rawAnswer === "number" ? String(rawAnswer) : rawAnswer;
          const check = question && checkAnswer(question, value);
          if (!check?.ok) throw new Error(`${name}, ${who}: answer ${place} is none`);
          return [place, storedAnswer(check.answer)];
        }),
      );
      const { scoring, cards, language } = template;
      const context = adviceContext({ questions, responses, scoring, cards, language });
      const advice = composeAdvice(context);
      return { name: `${name.replace(".yaml", "")}-${at + 1}`, who, kind, template, risks, context, advice };
    });
  });
}

function ofLibrary(name: string): TemplateFile {
  const found = libraryAssessments().find((assessment) => assessment.name === name);
  if (!found) throw new Error(`The library has no ${name}`);
  return found.template;
}

function readOwn(template: unknown): TemplateFile {
  const read = readTemplateFile({ format: TEMPLATE_FORMAT, version: TEMPLATE_VERSION, template });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.file;
}
