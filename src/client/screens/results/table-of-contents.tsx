import { type RefObject, useEffect, useState } from "react";
import classes from "./results-page.module.css";

interface Entry {
  id: string;
  text: string;
  isPart: boolean;
}

/** Fewer groups of recommendations are seen at a glance. */
const FEWEST_PARTS = 2;

/**
 * What the page holds, beside it where there is room. Read from the page itself: recommendations from before there
 * were statements are markdown, and only what renders it knows their headings.
 */
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

  if (entries.filter(({ isPart }) => isPart).length < FEWEST_PARTS) return null;
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
