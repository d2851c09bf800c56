import { Title, type TitleProps, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { branding } from "../../api/branding";
import { claimFocus } from "../../ui/browser/focus";

interface PageTitleProps extends Omit<TitleProps, "title" | "children"> {
  /** Title of the browser tab, before "· {organization}". */
  title: string;
  /** Defaults to the title. */
  children?: ReactNode;
}

/** The page's only h1. Sets the tab's title and takes the focus after navigation. */
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

/** A hidden h1 for pages whose design has none. */
export function HiddenTitle({ title }: { title: string }) {
  return (
    <VisuallyHidden renderRoot={(props) => <div {...props} />}>
      <PageTitle title={title} />
    </VisuallyHidden>
  );
}

/** The title of the page being rendered on the server, where there is no document. */
let lastTitle = branding.name;

/** Sets the document's title: "{page} · {organization}". */
export function useDocumentTitle(page: string): void {
  const title = `${page} · ${branding.name}`;
  if (typeof document === "undefined") lastTitle = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Renders a page on the server and returns its title too. @param render must be synchronous */
export function withTitle(render: () => string): { html: string; title: string } {
  lastTitle = branding.name;
  return { html: render(), title: lastTitle };
}
