import { Card } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import { Pager } from "../../components/data-table/pager";
import { useAnnouncedCount } from "../../components/data-table/use-announced-count";
import { pageOf } from "../../lib/page-of";
import { plural } from "../../lib/plural";
import { AttemptCards } from "./attempt-cards";
import { type Attempt, type AttemptRow, matching, ORDERS, toRows } from "./attempt-rows";
import { AttemptTable } from "./attempt-table";
import type { AttemptsView } from "./attempts-panel";

interface AttemptListProps {
  attempts: readonly Attempt[];
  /** Lower case. */
  filter: string;
  view: AttemptsView;
  sizes: readonly number[];
  empty: ReactNode;
  onView: (change: Partial<AttemptsView>) => void;
  onDelete: (row: AttemptRow) => void;
}

/** The attempts that match, sorted and in pages: a table, or cards where it would not fit. */
export function AttemptList({ attempts, filter, view, sizes, empty, onView, onDelete }: AttemptListProps) {
  const isNarrow = useMediaQuery("(max-width: 61.99em)", undefined, { getInitialValueInEffect: false });
  const sorted = useMemo(() => toRows(attempts).sort(ORDERS[view.sort]), [attempts, view.sort]);
  const found = useMemo(() => matching(sorted, filter, view.status), [sorted, filter, view.status]);
  const { page, rows } = pageOf(found, view.page, view.size);
  useAnnouncedCount(`${found.length} of ${plural(attempts.length, "assessment")}`);

  if (found.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      {isNarrow ? (
        <AttemptCards rows={rows} onDelete={onDelete} />
      ) : (
        <AttemptTable
          rows={rows}
          sort={view.sort}
          onSort={(sort) => onView({ sort, page: 1 })}
          onDelete={onDelete}
        />
      )}
      <Pager
        matching={found.length}
        all={attempts.length}
        noun="assessment"
        page={page}
        size={view.size}
        sizes={sizes}
        onPage={(next) => onView({ page: next })}
        onSize={(size) => onView({ size, page: 1 })}
      />
    </>
  );
}
