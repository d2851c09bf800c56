import { lazy, Suspense } from "react";
import classes from "./safe-markdown.module.css";

const MarkdownBody = lazy(() =>
  import("./markdown-body").then((module) => ({ default: module.MarkdownBody })),
);

interface SafeMarkdownProps {
  children: string;
  /** The level of the text's highest headings on this page. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Text that a model or an admin wrote (security T13): no HTML, no images, links as text with their address.
 * Shown plain until the renderer is loaded.
 */
export function SafeMarkdown({ children, headingLevel = 3 }: SafeMarkdownProps) {
  return (
    <div className={classes.markdown}>
      <Suspense fallback={<p className={classes.plain}>{children}</p>}>
        <MarkdownBody headingLevel={headingLevel}>{children}</MarkdownBody>
      </Suspense>
    </div>
  );
}
