import { keepPreviousData } from "@tanstack/react-query";
import { type RefObject, useMemo, useRef } from "react";
import { MAX_SEARCH, type PageSize } from "#shared/domain/list-options";
import { useRowDeletion } from "../browser/use-row-deletion";

/** The state of every list in the URL. Each list adds its own filters and sort orders. */
export interface ListView {
  q: string;
  /** From 1. */
  page: number;
  size: PageSize;
}

export interface ListPage<Item> {
  rows: readonly Item[];
  matching: number;
  all: number;
}

export interface PageControls<Page> {
  data: Page | undefined;
  error: unknown;
  isPending: boolean;
  isRefetching: boolean;
  isPlaceholderData: boolean;
  /** In milliseconds since 1970. */
  dataUpdatedAt: number;
  refetch: () => unknown;
}

/** Query option: the current page stays visible until the next one is loaded. */
export const PAGED = { placeholderData: keepPreviousData } as const;

/** The view as query input, with the search text cut to its maximum length. */
export const queryOf = <View extends ListView>(view: View): View => ({
  ...view,
  q: view.q.slice(0, MAX_SEARCH),
});

interface ListOptions<Item, Row> {
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  pages: PageControls<ListPage<Item>>;
  /** Must be a stable function, because its results are memoized. */
  toRow: (item: Item) => Row;
}

export interface ResourceListState<Row> {
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  pages: PageControls<ListPage<unknown>>;
  rows: readonly Row[] | undefined;
  searchInput: RefObject<HTMLInputElement | null>;
  /** To be called before a row is deleted. */
  noteDeletion: (id: number) => void;
}

/** An admin list that the server searches, filters, sorts and paginates as the URL says. */
export function useResourceList<Item, Row>(options: ListOptions<Item, Row>): ResourceListState<Row> {
  const { view, onView, pages, toRow } = options;
  const searchInput = useRef<HTMLInputElement>(null);
  const rows = useMemo(() => pages.data?.rows.map(toRow), [pages.data, toRow]);
  const noteDeletion = useRowDeletion(pages.data);
  return { view, onView, pages, rows, searchInput, noteDeletion };
}
