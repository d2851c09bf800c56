import { type Html, html } from "./html";
import type { MailBranding } from "./mail-branding";

/** The app's dark color scheme, with the same tokens. Email programs honor it only in a style block. */
export function darkStyles({ darkLinkColor }: MailBranding): Html {
  return html`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 24px 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #101317 !important; }
  .card { background-color: #171B21 !important; border-color: #39414C !important; }
  .edge { border-color: #39414C !important; }
  .ink { color: #E8EBEF !important; }
  .quiet { color: #A3ABB7 !important; }
  .link { color: ${darkLinkColor} !important; }
}
</style>`;
}
