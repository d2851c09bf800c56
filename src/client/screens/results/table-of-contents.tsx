import { type RefObject, useEffect, useState } from "react";
import classes from "./results-page.module.css";

interface Entry {
  id: string;
  text: string;
  isPart: boolean;
}

/** With fewer groups of recommendations, no table of contents is shown. */
const MIN_PARTS = 2;

/** Table of contents, for wide screens. Read from the DOM: headings of markdown advice exist only once rendered. */
export function TableOfContents({ page }: { page: RefObject<HTMLElement | null> }) {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    const read = () => setEntries(entriesOf(root));
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);

  if (entries.filter(({ isPart }) => isPart).length < MIN_PARTS) return null;
  return (
    <nav aria-label="On this page" className={classes.contents} data-print="hide">
      <ol>
        {entries.map(({ id, text, isPart }) => (
          <li key={id} data-part={isPart || undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function entriesOf(root: HTMLElement): Entry[] {
  return [...root.querySelectorAll(":is(h2, h3)[id]")].map((heading) => ({
    id: heading.id,
    text: heading.textContent,
    isPart: heading.matches("h3"),
  }));
}
