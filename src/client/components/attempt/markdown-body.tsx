import { type ComponentPropsWithoutRef, type ElementType, type ReactNode, useMemo } from "react";
import Markdown, { type Components } from "react-markdown";

const ALLOWED = [
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "strong", "em", "code", "pre"],
  ...["blockquote", "hr", "br", "a", "table", "thead", "tbody", "tr", "th", "td"],
];

interface MarkdownBodyProps {
  children: string;
  /** Id for the second-level heading, for links to it. */
  headingId?: string;
}

/** The renderer behind SafeMarkdown. A separate file, so that it is loaded only when needed. */
export function MarkdownBody({ children, headingId }: MarkdownBodyProps) {
  const components = useMemo(() => looksOf(headingId), [headingId]);
  return (
    <Markdown allowedElements={ALLOWED} unwrapDisallowed components={components}>
      {children}
    </Markdown>
  );
}

/** Shifts headings down (h1 and h2 become h3), so that a text can't break the page's outline. */
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      <pre tabIndex={0}>{children}</pre>
    ),
  };
}

/** Other links become text followed by their address, so that a text can't disguise where a link leads. */
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
