import { useMediaQuery } from "@mantine/hooks";
import { memo, type ReactNode, useMemo } from "react";
import { PagedList } from "../../components/data-table/paged-list";
import { AttemptCards } from "./attempt-cards";
import { type Attempt, matching, ORDERS, toRows } from "./attempt-rows";
import { AttemptTable } from "./attempt-table";
import type { AttemptsView } from "./attempts-panel";
import type { RowDeeds } from "./row-actions";

interface AttemptListProps extends RowDeeds {
  attempts: readonly Attempt[];
  /** Lower case. */
  filter: string;
  view: AttemptsView;
  sizes: readonly number[];
  empty: ReactNode;
  onView: (change: Partial<AttemptsView>) => void;
}

/** The attempts that match, sorted and in pages: a table, or cards where it would not fit. */
export const AttemptList = memo(function AttemptList(props: AttemptListProps) {
  const { attempts, filter, view, sizes, empty, onView, ...deeds } = props;
  const isNarrow = useMediaQuery("(max-width: 61.99em)", undefined, { getInitialValueInEffect: false });
  const rows = useMemo(() => toRows(attempts), [attempts]);
  const sorted = useMemo(() => rows.toSorted(ORDERS[view.sort]), [rows, view.sort]);
  const found = useMemo(() => matching(sorted, filter, view.status), [sorted, filter, view.status]);
  return (
    <PagedList
      found={found}
      all={attempts.length}
      noun="assessment"
      page={view.page}
      size={view.size}
      sizes={sizes}
      onPage={onView}
      empty={empty}
    >
      {(shown) =>
        isNarrow ? (
          <AttemptCards rows={shown} {...deeds} />
        ) : (
          <AttemptTable
            rows={shown}
            sort={view.sort}
            onSort={(sort) => onView({ sort, page: 1 })}
            {...deeds}
          />
        )
      }
    </PagedList>
  );
});
