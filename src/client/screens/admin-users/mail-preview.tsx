import { useEffect, useRef } from "react";
import classes from "./mail-preview.module.css";

interface MailPreviewProps {
  subject: string;
  html: string;
}

/**
 * A mail as it arrives. It stands in a shadow tree, so that neither the app's styles nor the mail's reach each other;
 * no script in it runs, and its links are dead.
 */
export function MailPreview({ subject, html }: MailPreviewProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = host;
    if (!current) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: "open" });
    show(root, html);
  }, [html]);
  return (
    <figure className={classes.mail}>
      <figcaption className={classes.subject}>
        Subject: <strong>{subject}</strong>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={classes.body} aria-label="Preview of the email" tabIndex={0}>
        <div ref={host} />
      </section>
    </figure>
  );
}

/**
 * The page's policy allows no styles in markup, not even in what is only parsed; those that a script sets, it allows.
 * The mail's heading is one of many here. What people wrote in a mail is escaped, so brackets are the mail's own.
 */
function show(root: ShadowRoot, html: string): void {
  const sheet = new CSSStyleSheet();
  const plain = html
    .replace(/<style>(.*?)<\/style>/s, (_, rules: string) => {
      sheet.replaceSync(rules);
      return "";
    })
    .replaceAll(' style="', ' data-style="')
    .replace(/<h1 (.*?)<\/h1>/s, '<div role="heading" aria-level="4" $1</div>');
  const { body } = new DOMParser().parseFromString(plain, "text/html");
  for (const link of body.querySelectorAll("a")) link.removeAttribute("href");
  for (const element of body.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
  }
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(...body.childNodes);
}
