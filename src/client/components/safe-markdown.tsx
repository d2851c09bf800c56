import { type ComponentProps, type ComponentType, Suspense, useState } from "react";
import type { MessageMetadata } from "#shared/contracts/chat";
import { optional } from "../lib/optional";
import type { MarkdownBody } from "./markdown-body";
import classes from "./safe-markdown.module.css";

type BodyProps = ComponentProps<typeof MarkdownBody>;

let loaded: ComponentType<BodyProps> | undefined;

async function load(): Promise<ComponentType<BodyProps>> {
  loaded = (await import("./markdown-body")).MarkdownBody;
  return loaded;
}

const PlainBody = ({ children }: BodyProps) => <p className={classes.plain}>{children}</p>;
const LateBody = optional(load, PlainBody);

/** Fetches the renderer, so that texts are never shown plain first. Does not fail: without it they stay plain. */
export const markdownLoaded = (): Promise<unknown> => load().catch(() => undefined);

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
  const [Body] = useState(() => loaded ?? LateBody);
  const body = { children, headingLevel };
  return (
    <div className={classes.markdown}>
      <Suspense fallback={<PlainBody {...body} />}>
        <Body {...body} />
      </Suspense>
    </div>
  );
}

interface BotTextProps extends SafeMarkdownProps {
  metadata: MessageMetadata;
}

/** A message of the assistant: a model's reply as markdown, all others as the plain text they are (decision 0038). */
export function BotText({ metadata: { kind, isPlain = false }, ...text }: BotTextProps) {
  if (kind === "reply" && !isPlain) return <SafeMarkdown {...text} />;
  return (
    <div className={classes.markdown}>
      <p className={classes.plain}>{text.children}</p>
    </div>
  );
}
