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

/** Falls back to plain text if the renderer can't be loaded, as when offline. */
const LateBody = lazy(async (): Promise<{ default: ComponentType<BodyProps> }> => {
  return { default: await load().catch(() => PlainBody) };
});

/** Preloads the renderer, so that no text is shown plain first. Never rejects. */
export const markdownLoaded = (): Promise<unknown> => load().catch(() => undefined);

interface SafeMarkdownProps {
  children: string;
  /** Id for the text's second-level heading, for links to it. */
  headingId?: string;
}

/** Renders markdown without HTML and images, and external links as text. Shows plain text until it is loaded. */
export function SafeMarkdown({ children, headingId }: SafeMarkdownProps) {
  const langProps = useTemplateLanguage();
  const [Body] = useState(() => loaded ?? LateBody);
  const body = { children, headingId };
  return (
    <div {...langProps} className={classes.markdown}>
      <Suspense fallback={<PlainBody {...body} />}>
        <Body {...body} />
      </Suspense>
    </div>
  );
}

/** Markdown that is still being written, as plain text, because marks may be incomplete. */
export function GrowingMarkdown({ children }: { children: string }) {
  const langProps = useTemplateLanguage();
  return (
    <div {...langProps} className={classes.markdown}>
      <PlainBody>{children}</PlainBody>
    </div>
  );
}

/** Whether an assistant's message is markdown: only a model's replies are (decision 0029). */
export const isMarkdown = ({ metadata: { kind, isPlain = false } }: { metadata: MessageMetadata }) =>
  kind === "reply" && !isPlain;

interface BotTextProps extends SafeMarkdownProps {
  metadata: MessageMetadata;
}

/** An assistant's message as markdown or plain text. */
export function BotText({ metadata, ...text }: BotTextProps) {
  const langProps = useTemplateLanguage();
  if (isMarkdown({ metadata })) return <SafeMarkdown {...text} />;
  return (
    <div {...langProps} className={classes.markdown}>
      <p className={classes.plain}>{text.children}</p>
    </div>
  );
}

/** A backslash escape. Escaped characters are moved to a private Unicode range while marks are removed. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const ESCAPE_OFFSET = 0xe000;

/** Removes markdown marks line by line. The text may still be being written and end in the middle of a mark. */
export function stripMarkdown(markdown: string): string {
  return markdown
    .replace(ESCAPED, (_, character: string) => String.fromCharCode(ESCAPE_OFFSET + character.charCodeAt(0)))
    .split("\n")
    .filter((line) => !/^\s*(```.*|([-*_]\s*){3,})$/.test(line))
    .map(plainLine)
    .join("\n")
    .replace(/[\ue000-\ue07f]/g, (character) => String.fromCharCode(character.charCodeAt(0) - ESCAPE_OFFSET));
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
