import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from "react";
import type { MessageMetadata } from "#shared/contracts/chat";
import { useTemplateLanguage } from "../template/template-language";
import type { MarkdownBody } from "./markdown-body";
import classes from "./safe-markdown.module.css";

type BodyProps = ComponentProps<typeof MarkdownBody>;

let loaded: ComponentType<BodyProps> | undefined;

async function load(): Promise<ComponentType<BodyProps>> {
  loaded = (await import("./markdown-body")).MarkdownBody;
  return loaded;
}

const PlainBody = ({ children }: BodyProps) => <p className={classes.plain}>{stripMarkdown(children)}</p>;

/** Where the renderer cannot be fetched, as on a train, the words stay plain. */
const LateBody = lazy(async (): Promise<{ default: ComponentType<BodyProps> }> => {
  return { default: await load().catch(() => PlainBody) };
});

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

/** Stands for a character that is meant as it is, while marks are taken away. */
const KEPT = /\\([!-/:-@[-`{-~])/g;
const AS_IS = 0xe000;

/**
 * The words of a markdown text without its marks, line by line: what is shown while the text still grows, and while its
 * renderer is on its way. A text may end in the middle of a mark.
 */
export function stripMarkdown(markdown: string): string {
  return markdown
    .replace(KEPT, (_, character: string) => String.fromCharCode(AS_IS + character.charCodeAt(0)))
    .split("\n")
    .filter((line) => !/^\s*(```.*|([-*_]\s*){3,})$/.test(line))
    .map(plainLine)
    .join("\n")
    .replace(/[\ue000-\ue07f]/g, (character) => String.fromCharCode(character.charCodeAt(0) - AS_IS));
}

function plainLine(line: string): string {
  return line
    .trim()
    .replace(/^(>\s?)+/, "")
    .replace(/^#{1,6}(\s+|$)/, "")
    .replace(/^[-*+](\s+|$)/, "• ")
    .replace(/\[([^\]]*)(?:\](\([^)]*\)?)?)?/g, (_, text: string, target = "") =>
      /^\((#|\)?$)/.test(target) || target === "" ? text : `${text} ${target}`,
    )
    .replace(/\*+|`+|~~/g, "")
    .replace(/(^|[^\p{L}\p{N}_])_+/gu, "$1")
    .replace(/_+(?![\p{L}\p{N}_])/gu, "")
    .replace(/\\$/, "");
}
