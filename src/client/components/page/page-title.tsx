import { Title, type TitleProps, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { branding } from "../../api/branding";
import { claimFocus } from "../../ui/browser/focus";

interface PageTitleProps extends Omit<TitleProps, "title" | "children"> {
  /** The name in the browser's tab, before "· {organisation}". */
  title: string;
  /** What the heading shows; the title when left out. */
  children?: ReactNode;
}

/** The page's one h1: names the tab, and takes focus after a navigation. */
export function PageTitle({ title, children, ...props }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    if (heading.current) claimFocus(heading.current);
  }, []);
  return (
    <Title order={1} ref={heading} tabIndex={-1} dir="auto" {...props}>
      {children ?? title}
    </Title>
  );
}

/** The h1 of a page whose look has no place for one. */
export function HiddenTitle({ title }: { title: string }) {
  return (
    <VisuallyHidden renderRoot={(props) => <div {...props} />}>
      <PageTitle title={title} />
    </VisuallyHidden>
  );
}

/** What the page that is being rendered calls itself; there is no document to name. */
let noted = branding.name;

/** Sets the document's title: "{page} · {organisation}". */
export function useDocumentTitle(page: string): void {
  const title = `${page} · ${branding.name}`;
  if (typeof document === "undefined") noted = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Renders a page where there is no document, and gives its title with it. */
export function withTitle(render: () => string): { html: string; title: string } {
  noted = branding.name;
  return { html: render(), title: noted };
}
