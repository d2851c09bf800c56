import { Card } from "@mantine/core";
import type { ReactNode } from "react";
import { pageOf } from "../../lib/page-of";
import { plural } from "../../lib/plural";
import { Pager } from "./pager";
import { useAnnouncedCount } from "./use-announced-count";

interface PagedListProps<Row> {
  /** The rows that match, of `all` there are. */
  found: readonly Row[];
  all: number;
  noun: string;
  page: number;
  size: number;
  sizes: readonly number[];
  onPage: (change: { page: number; size?: number }) => void;
  /** Shown when nothing matches. */
  empty: ReactNode;
  /** Draws the rows of one page. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list one page at a time, with its count, which is read out when a filter changes it. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { found, all, noun, size, sizes, onPage, empty, children } = props;
  const { page, rows } = pageOf(found, props.page, size);
  useAnnouncedCount(`${found.length.toLocaleString("en-US")} of ${plural(all, noun)}`);
  if (found.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      {children(rows)}
      <Pager
        matching={found.length}
        all={all}
        noun={noun}
        page={page}
        size={size}
        sizes={sizes}
        onPage={(next) => onPage({ page: next })}
        onSize={(next) => onPage({ page: 1, size: next })}
      />
    </>
  );
}
