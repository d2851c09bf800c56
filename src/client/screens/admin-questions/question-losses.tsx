import { Stack, Text } from "@mantine/core";
import { plural } from "../../ui/plural";
import classes from "./broken-move-dialog.module.css";
import type { Losses } from "./deletion";

/** Longest list that is read before something is deleted; the rest is counted. */
const MOST = 5;

/** What goes wrong elsewhere once a question has gone; nothing where nothing does. */
export function QuestionLosses({ shown, cards, dimension }: Losses) {
  if (shown.length === 0 && cards.length === 0 && !dimension) return null;
  return (
    <Stack gap="xs" mt="sm">
      {shown.length > 0 && (
        <Named
          lead={
            shown.length === 1
              ? "Its answer decides whether this is shown. That rule goes, too:"
              : "Its answer decides whether these are shown. Those rules go, too:"
          }
          names={shown.map(textOf)}
        />
      )}
      {cards.length > 0 && (
        <Named
          lead={
            cards.length === 1
              ? "This card names it, and will be no advice until it is changed:"
              : "These cards name it, and will be no advice until they are changed:"
          }
          names={cards.map(({ title }) => title)}
        />
      )}
      {dimension && (
        <Text size="sm">
          It counts towards <bdi>“{dimension.name}”</bdi>, which{" "}
          {dimension.others === 0
            ? "will have no value without it."
            : `will rest on ${plural(dimension.others, "other question")}.`}
        </Text>
      )}
    </Stack>
  );
}

const textOf = ({ questionText }: { questionText: string }) => questionText;

function Named({ lead, names }: { lead: string; names: readonly string[] }) {
  const rest = names.length - MOST;
  return (
    <div>
      <Text size="sm" mb={4}>
        {lead}
      </Text>
      <Text component="ul" size="sm" className={classes.pairs}>
        {names.slice(0, MOST).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may read alike, and none moves
          <li key={at} dir="auto">
            {name}
          </li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </Text>
    </div>
  );
}
