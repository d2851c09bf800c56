import { Title, type TitleProps, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { claimFocus } from "../../ui/browser/focus";
import { useDocumentTitle } from "./title";

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
