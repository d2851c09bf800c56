import { type ComponentProps, type ComponentType, Suspense, useState } from "react";
import type { MessageMetadata } from "#shared/contracts/chat";
import { lazyOptional } from "../../ui/browser/lazy-optional";
import { useTemplateLanguage } from "../template/template-language";
import type { MarkdownBody } from "./markdown-body";
import classes from "./safe-markdown.module.css";
import { stripMarkdown } from "./strip-markdown";

type BodyProps = ComponentProps<typeof MarkdownBody>;

let loaded: ComponentType<BodyProps> | undefined;

async function load(): Promise<ComponentType<BodyProps>> {
  loaded = (await import("./markdown-body")).MarkdownBody;
  return loaded;
}

const PlainBody = ({ children }: BodyProps) => <p className={classes.plain}>{stripMarkdown(children)}</p>;
const LateBody = lazyOptional(load, PlainBody);

/** Fetches the renderer, so that texts are never shown plain first. Does not fail: without it they stay plain. */
export const markdownLoaded = (): Promise<unknown> => load().catch(() => undefined);

interface SafeMarkdownProps {
  children: string;
  /** Where links to the text's heading lead, where it has one of the second level. */
  headingId?: string;
}

/**
 * Text that a model or an admin wrote: no HTML, no images, links as text with their address.
 * Until the renderer is loaded its words are shown without marks.
 */
export function SafeMarkdown({ children, headingId }: SafeMarkdownProps) {
  const words = useTemplateLanguage();
  const [Body] = useState(() => loaded ?? LateBody);
  const body = { children, headingId };
  return (
    <div {...words} className={classes.markdown}>
      <Suspense fallback={<PlainBody {...body} />}>
        <Body {...body} />
      </Suspense>
    </div>
  );
}

/** The words of such a text alone, for one that is still being written: a mark shows what it is when it is closed. */
export function GrowingMarkdown({ children }: { children: string }) {
  const words = useTemplateLanguage();
  return (
    <div {...words} className={classes.markdown}>
      <PlainBody>{children}</PlainBody>
    </div>
  );
}

/** Whether a message of the assistant is markdown: a model's reply is, all others are plain text (decision 0029). */
export const isMarkdown = ({ metadata: { kind, isPlain = false } }: { metadata: MessageMetadata }) =>
  kind === "reply" && !isPlain;

interface BotTextProps extends SafeMarkdownProps {
  metadata: MessageMetadata;
}

/** A message of the assistant, as its kind wants it. */
export function BotText({ metadata, ...text }: BotTextProps) {
  const words = useTemplateLanguage();
  if (isMarkdown({ metadata })) return <SafeMarkdown {...text} />;
  return (
    <div {...words} className={classes.markdown}>
      <p className={classes.plain}>{text.children}</p>
    </div>
  );
}
