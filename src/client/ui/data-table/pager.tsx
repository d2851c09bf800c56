import { NativeSelect, Pagination, Text } from "@mantine/core";
import { PAGE_SIZES, type PageSize } from "#shared/domain/list-options";
import { plural } from "../format/text";
import classes from "./data-table.module.css";

interface PagerProps {
  /** Rows that match, out of `all`. */
  matching: number;
  all: number;
  noun: string;
  page: number;
  size: PageSize;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
}

const CONTROLS = {
  first: "First page",
  previous: "Previous page",
  next: "Next page",
  last: "Last page",
} as const;

/** Row count, page navigation and page size. */
export function Pager({ matching, all, noun, page, size, onPage, onSize }: PagerProps) {
  const pages = Math.ceil(matching / size);
  return (
    <div className={classes.footer}>
      <Text size="sm" c="dimmed">
        {matching === all ? plural(all, noun) : `${matching.toLocaleString("en-US")} of ${plural(all, noun)}`}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={onPage}
          size="sm"
          getControlProps={(control) => ({ "aria-label": CONTROLS[control] })}
        />
      )}
      {all > PAGE_SIZES[0] && (
        <div className={classes.pageSize}>
          <Text size="sm" c="dimmed" aria-hidden>
            Rows per page
          </Text>
          <NativeSelect
            size="xs"
            aria-label="Rows per page"
            data={PAGE_SIZES.map(String)}
            value={String(size)}
            onChange={({ currentTarget: { value } }) =>
              onSize(PAGE_SIZES.find((one) => String(one) === value) ?? size)
            }
          />
        </div>
      )}
    </div>
  );
}
