import { type ComponentPropsWithoutRef, type ElementType, type ReactNode, useMemo } from "react";
import Markdown, { type Components } from "react-markdown";

const ALLOWED = [
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "strong", "em", "code", "pre"],
  ...["blockquote", "hr", "br", "a", "table", "thead", "tbody", "tr", "th", "td"],
];

interface MarkdownBodyProps {
  children: string;
  /** Where links to the text's heading lead. */
  headingId?: string;
}

/** The renderer behind SafeMarkdown, in a file of its own so that it is loaded only when there is text to show. */
export function MarkdownBody({ children, headingId }: MarkdownBodyProps) {
  const looks = useMemo(() => looksOf(headingId), [headingId]);
  return (
    <Markdown allowedElements={ALLOWED} unwrapDisallowed components={looks}>
      {children}
    </Markdown>
  );
}

/** The text's own h1 and h2 become h3, and so on down: a text cannot break the page's outline. */
function looksOf(headingId?: string): Components {
  const heading = (Heading: ElementType, id?: string) => {
    const target = id && { id, tabIndex: -1 };
    return ({ children }: { children?: ReactNode }) => <Heading {...target}>{children}</Heading>;
  };
  return {
    h1: heading("h3"),
    h2: heading("h3", headingId),
    h3: heading("h4"),
    h4: heading("h5"),
    h5: heading("h6"),
    h6: heading("h6"),
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
