import { describe, expect, it } from "vitest";
import { formatMailTime } from "#server/mail/messages/format-time";
import { greeting } from "#server/mail/messages/greeting";
import { html } from "#server/mail/messages/html";
import { singleLine } from "#server/mail/messages/single-line";
import { formatAddress } from "#server/mail/postmark";

describe("html", () => {
  it("escapes every inserted text", () => {
    expect(html`<a title="${`"'`}">${"<b>&"}</a>`.markup).toBe('<a title="&quot;&#39;">&lt;b&gt;&amp;</a>');
  });

  it("inserts markup and lists of markup unescaped", () => {
    expect(html`<ul>${["a", "<"].map((text) => html`<li>${text}</li>`)}</ul>${html`<hr>`}`.markup).toBe(
      "<ul><li>a</li><li>&lt;</li></ul><hr>",
    );
  });
});

describe("singleLine", () => {
  it("keeps a text on one line, so that it can't add a header", () => {
    expect(singleLine("Plan\r\nBcc: eve@example.com\u2028x")).toBe("Plan Bcc: eve@example.com x");
  });

  it("drops characters that reverse or hide text", () => {
    expect(singleLine(" \u202Eevil\u200B\u0000 ")).toBe("evil");
  });

  it("shortens by whole characters", () => {
    expect(singleLine("😀😀😀😀", 3)).toBe("😀😀…");
  });
});

it("greets by name if there is one", () => {
  expect(greeting("Jane\nDoe")).toBe("Hi Jane Doe,");
  expect(greeting(null)).toBe("Hello,");
  expect(greeting(" \u200B ")).toBe("Hello,");
  expect(greeting("x".repeat(5_000)).length).toBeLessThan(110);
});

it("formats the time in UTC, in any time zone of the server", () => {
  expect(formatMailTime(new Date("2026-11-20T10:42:00Z"))).toBe("November 20, 2026 at 10:42 AM UTC");
});

it("quotes a sender's name", () => {
  expect(formatAddress({ name: 'Acme "A", Inc. \\', address: "a@acme.test" })).toBe(
    '"Acme \\"A\\", Inc. \\\\" <a@acme.test>',
  );
});
