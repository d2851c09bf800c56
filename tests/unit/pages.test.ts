import { expect, test } from "vitest";
import { readConfig } from "#server/config";
import { fillShell, shownBy } from "#server/http/pages";
import { FakeMailer } from "#tests/fakes/mailer";

test("whatever the owner calls things reaches the page as it is, and closes no tag", () => {
  const config = readConfig({ ORG_NAME: "A&B $' <b>", SUGGESTED_TOPICS: "Low ($$), $&, </script>" });
  const shown = shownBy({ config, mailer: new FakeMailer() });
  const page = fillShell("<title>__TITLE__</title><script>__APP_CONFIG__</script>", shown, "n");
  const [, title, json = ""] = /<title>(.*)<\/title><script>(.*)<\/script>$/.exec(page) ?? [];
  expect(title).toBe("A&amp;B $' &lt;b>");
  expect(JSON.parse(json)).toMatchObject({
    name: "A&B $' <b>",
    suggestedTopics: ["Low ($$)", "$&", "</script>"],
  });
  expect(json).not.toContain("</");
});
