import { ActionIcon, Loader } from "@mantine/core";
import { clockTime } from "../format/dates";
import { Time } from "../format/time";
import { IconRefresh } from "../layout/icons";
import classes from "./data-table.module.css";

interface FreshnessProps {
  /** In milliseconds since 1970; 0 before the data is loaded. */
  updatedAt: number;
  refreshing: boolean;
  onRefresh: () => void;
}

/** The age of the data with a refresh button, as data never refreshes automatically. */
export function Freshness({ updatedAt, refreshing, onRefresh }: FreshnessProps) {
  return (
    <div className={classes.updated}>
      {updatedAt > 0 && (
        <span>
          Updated <Time date={new Date(updatedAt)} format={clockTime} />
        </span>
      )}
      <ActionIcon
        variant="default"
        size={42}
        aria-label="Refresh"
        aria-disabled={refreshing || undefined}
        aria-busy={refreshing || undefined}
        onClick={() => !refreshing && onRefresh()}
      >
        {refreshing ? <Loader size={18} aria-hidden /> : <IconRefresh size={18} stroke={1.75} aria-hidden />}
      </ActionIcon>
    </div>
  );
}
