import { expect, test } from "vitest";
import { migrations } from "#migrations/index";
import { filesIn } from "#tests/helpers/source-files";

test("the index names every migration in the folder, in order", () => {
  const inFolder = filesIn("migrations")
    .map((path) => path.replace(/^migrations\/(.+)\.ts$/, "$1"))
    .filter((name) => /^\d/.test(name));
  expect(migrations.map((migration) => migration.name)).toEqual(inFolder);
});
