import { type ComponentPropsWithoutRef, type ElementType, type ReactNode, useMemo } from "react";
import Markdown, { type Components } from "react-markdown";

const ALLOWED = [
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "strong", "em", "code", "pre"],
  ...["blockquote", "hr", "br", "a", "table", "thead", "tbody", "tr", "th", "td"],
];

type Level = 2 | 3 | 4;
const HEADINGS: Record<number, ElementType> = { 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" };

interface MarkdownBodyProps {
  children: string;
  headingLevel: Level;
  /** Where links to the text's heading lead. */
  headingId?: string;
}

/** The renderer behind SafeMarkdown, in a file of its own so that it is loaded only when there is text to show. */
export function MarkdownBody({ children, headingLevel, headingId }: MarkdownBodyProps) {
  const looks = useMemo(() => looksAt(headingLevel, headingId), [headingLevel, headingId]);
  return (
    <Markdown allowedElements={ALLOWED} unwrapDisallowed components={looks}>
      {children}
    </Markdown>
  );
}

/** The text's own h1 and h2 become the page's `top`, and so on down: a text cannot break the page's outline. */
function looksAt(top: Level, headingId?: string): Components {
  const heading = (level: number, id?: string) => {
    const Heading = HEADINGS[Math.min(6, level)] ?? "h6";
    const target = id && { id, tabIndex: -1 };
    return ({ children }: { children?: ReactNode }) => <Heading {...target}>{children}</Heading>;
  };
  return {
    h1: heading(top),
    h2: heading(top, headingId),
    h3: heading(top + 1),
    h4: heading(top + 2),
    h5: heading(top + 3),
    h6: heading(top + 4),
    a: PlainLink,
    pre: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
      <pre tabIndex={0}>{children}</pre>
    ),
  };
}

/** A link within the page works; any other is its text and its address, so that nobody is lured away. */
function PlainLink({ href, children }: ComponentPropsWithoutRef<"a">) {
  if (href?.startsWith("#")) return <a href={href}>{children}</a>;
  const shown = typeof children === "string" ? children : "";
  return (
    <>
      {children}
      {href && shown !== href && ` (${href})`}
    </>
  );
}
