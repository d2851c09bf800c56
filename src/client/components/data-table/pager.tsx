import { NativeSelect, Pagination, Text } from "@mantine/core";
import { plural } from "../../lib/plural";
import classes from "./data-table.module.css";

interface PagerProps {
  /** Rows that match, of `all` there are. */
  matching: number;
  all: number;
  noun: string;
  page: number;
  size: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** Which rows are shown, and the way to the others. */
export function Pager({ matching, all, noun, page, size, sizes, onPage, onSize }: PagerProps) {
  const pages = Math.max(1, Math.ceil(matching / size));
  const smallest = Math.min(...sizes);
  return (
    <div className={classes.footer}>
      <Text size="sm" c="dimmed">
        {matching === all ? plural(all, noun) : `${matching.toLocaleString("en-US")} of ${plural(all, noun)}`}
      </Text>
      {pages > 1 && <Pagination total={pages} value={page} onChange={onPage} size="sm" siblings={1} />}
      {all > smallest && (
        <div className={classes.pageSize}>
          <Text size="sm" c="dimmed" aria-hidden>
            Rows per page
          </Text>
          <NativeSelect
            size="xs"
            aria-label="Rows per page"
            data={sizes.map(String)}
            value={String(size)}
            onChange={(event) => onSize(Number(event.currentTarget.value))}
          />
        </div>
      )}
    </div>
  );
}
