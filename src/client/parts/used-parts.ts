import { ActionIcon, Button, Card, Loader } from "@mantine/core";

const PARTS = [
  Button.classes?.group,
  Button.classes?.groupSection,
  Button.classes?.loader,
  ActionIcon.classes?.group,
  ActionIcon.classes?.groupSection,
  ActionIcon.classes?.loader,
  Card.classes?.section,
  Loader.classes?.barsLoader,
  Loader.classes?.bar,
  Loader.classes?.dotsLoader,
  Loader.classes?.dot,
].map((name) => {
  if (!name) throw new Error("Mantine has no such part any more: see what its style sheet has in its place.");
  return `\\.${name}(?![\\w-])`;
});

/**
 * What of Mantine's no screen has: buttons in one piece, sections of a card, all but one of its turning wheels, and
 * buttons that wait by themselves (`ui/pending-button.tsx` does), each of which lays a veil over every button.
 */
const UNUSED = new RegExp(
  [...PARTS, `\\.${Button.classes?.root}::before`, "(?<!:not\\()\\[data-loading\\]"].join("|"),
);

const isUnused = (selectors: string) => selectors.split(",").every((one) => UNUSED.test(one));

/**
 * One of Mantine's style sheets without the rules for that, nor the motions that only those name. The build leaves them
 * out, as every page fetches it.
 */
export function ofUsedParts(css: string): string {
  const used = css.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors) => (isUnused(selectors) ? "" : rule));
  return used.replace(/@keyframes\s+([\w-]+)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, (motion, name) =>
    used.indexOf(name) === used.lastIndexOf(name) ? "" : motion,
  );
}
