/** All styles of the page. It uses the grays of `client/components/theme/tokens.ts` and the system's color scheme. */
export const API_DOCS_STYLE = `
:root { --bg: #f7f8fa; --card: #fff; --text: #14171c; --dim: #535b67; --line: #dfe3e8; --code: #f1f3f6;
  --link: #0b5c8a; --get: #0b5c8a; --post: #1e6b34; --put: #7a4a00; --delete: #a02323; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #101317; --card: #171b21; --text: #e8ebef; --dim: #a3abb7; --line: #39414c; --code: #1f242c;
    --link: #7cc4f0; --get: #7cc4f0; --post: #83d39a; --put: #ebb96a; --delete: #f39a9a; }
}
* { box-sizing: border-box; }
html { color-scheme: light dark; scroll-behavior: smooth; }
body { margin: 0; background: var(--bg); color: var(--text);
  font: 1rem/1.55 "Inter Variable", system-ui, sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 2rem; }
main { padding-bottom: 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 0.25rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 0.5rem; }
h2 + p { color: var(--dim); margin-top: 0; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.35rem 0; }
code, pre { font-family: ui-monospace, "SF Mono", Consolas, "Liberation Mono", monospace; font-size: 0.875rem; }
p code, li code, td code { background: var(--code); border-radius: 0.25rem; padding: 0.1rem 0.3rem; overflow-wrap: anywhere; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem 1rem;
  overflow: auto; max-height: 24rem; }
details { background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; margin: 0.5rem 0; padding: 0 1rem; }
details[open] { padding-bottom: 0.75rem; }
summary { cursor: pointer; margin: 0 -1rem; padding: 0.75rem 1rem; border-radius: 0.5rem; overflow-wrap: anywhere; }
summary:hover { background: var(--code); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.method { display: inline-block; min-width: 4rem; font-weight: 700; font-size: 0.8125rem; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); } .delete { color: var(--delete); }
.what { display: block; color: var(--dim); padding-left: 1.1rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); }
th { overflow-wrap: break-word; }
td { overflow-wrap: anywhere; }
thead th { color: var(--dim); font-weight: 600; }
tbody th { font-weight: 400; }
[id] { scroll-margin-top: 5rem; }
@media (min-width: 48rem) { th:first-child { width: 16rem; } }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
