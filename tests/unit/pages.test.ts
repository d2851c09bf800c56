import { expect, test } from "vitest";
import { readConfig } from "#server/config";
import { fillShell, servedPage } from "#server/http/pages";
import { preloadLinks } from "#server/http/preload-links";
import { FakeMailer } from "#tests/fakes/mailer";

test("the owner's texts appear unchanged and can't close a tag", () => {
  const config = readConfig({ ORG_NAME: "A&B $' <b>", SUGGESTED_TOPICS: "Low ($$), $&, </script>" });
  const shown = servedPage({ config, mailer: new FakeMailer() });
  const page = fillShell("<title>__TITLE__</title><script>__APP_CONFIG__</script>", shown, { nonce: "n" });
  const [, title, json = ""] = /<title>(.*)<\/title><script>(.*)<\/script>$/.exec(page) ?? [];
  expect(title).toBe("A&amp;B $' &lt;b>");
  expect(JSON.parse(json)).toMatchObject({
    name: "A&B $' <b>",
    suggestedTopics: ["Low ($$)", "$&", "</script>"],
  });
  expect(json).not.toContain("</");
});

test("the owner's texts are inserted once, even if they look like a placeholder", () => {
  const name = "__TITLE__ __APP_CONFIG__ __CSP_NONCE__";
  const shown = servedPage({ config: readConfig({ ORG_NAME: name }), mailer: new FakeMailer() });
  const shell = "<title>__TITLE__</title><p>__CSP_NONCE__</p><script>__APP_CONFIG__</script>";
  const page = fillShell(shell, shown, { nonce: "n" });
  const [, title, nonce, json = ""] =
    /<title>(.*)<\/title><p>(.*)<\/p><script>(.*)<\/script>$/.exec(page) ?? [];
  expect([title, nonce, JSON.parse(json).name]).toEqual([name, "n", name]);
});

test("a page links the code of its screens with imports and styles, in cascade order", () => {
  const manifest = JSON.stringify({
    "index.html": { file: "assets/index.js", css: ["assets/index.css"] },
    "src/client/screens/admin-chunk.ts": {
      file: "assets/admin.js",
      imports: ["index.html", "_shared.js"],
      css: ["assets/admin.css"],
    },
    "_shared.js": {
      file: "assets/shared.js",
      imports: ["index.html", "_shared.js"],
      css: ["assets/shared.css"],
    },
    "src/client/screens/other.ts": { file: "assets/other.js" },
  });
  expect(preloadLinks(manifest, ["src/client/screens/admin-chunk.ts"])).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/shared.css">' +
      '<link rel="stylesheet" crossorigin href="/assets/admin.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/shared.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/admin.js">',
  );
});
