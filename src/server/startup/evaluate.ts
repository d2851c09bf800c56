import { DUTY_NAMES, figureLines, shortcomings, type TestFigures } from "#shared/domain/model-test";
import { AssistantError } from "../assistant/assistant";
import type { Deps } from "../deps";
import { testProblem } from "../features/model-tests/texts";
import { AppError } from "../lib/errors";

/**
 * `npm run eval`: tests the configured model, prints the results and stores them for servers with the same settings.
 * Returns whether the model passed everything. AppError if the test can't be completed.
 */
export async function evaluate({ services, systemActor, output }: Deps): Promise<boolean> {
  const figures = await services.modelTests
    .runWhole(systemActor, ({ duty, done, total }) => {
      if (done % 10 === 0) output.write(`${DUTY_NAMES[duty]}: ${done} of ${total}\n`);
    })
    .catch((error: unknown) => {
      throw error instanceof AssistantError ? new AppError("BAD_GATEWAY", testProblem(error)) : error;
    });
  output.write(figures.map(report).join(""));
  return figures.every((one) => shortcomings(one).length === 0);
}

function report(figures: TestFigures): string {
  const lines = figureLines(figures).map(([name, value]) => `  ${name.padEnd(16)}${value}`);
  const reasons = shortcomings(figures);
  const verdict =
    reasons.length === 0
      ? "  Passed: the model is used for this."
      : `  Not passed: the built-in assistant is used for this. ${reasons.join(" ")}`;
  return `\n${DUTY_NAMES[figures.duty]}\n${[...lines, verdict].join("\n")}\n`;
}
