import { keepPreviousData } from "@tanstack/react-query";
import { type RefObject, useMemo, useRef } from "react";
import { MAX_SEARCH, type PageSize } from "#shared/domain/list-options";
import { useRowDeletion } from "../browser/use-row-deletion";

/** What the address says about every list; filters and orders are each list's own. */
export interface ListView {
  q: string;
  /** From 1. */
  page: number;
  size: PageSize;
}

/** One page of a list, as the server gives it. */
export interface ListPage<Item> {
  rows: readonly Item[];
  matching: number;
  all: number;
}

/** The query that fetches pages. */
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

/** How pages are fetched: the one that is shown stays until the next one comes. */
export const PAGED = { placeholderData: keepPreviousData } as const;

/** What to ask the server for. */
export const queryOf = <View extends ListView>(view: View): View => ({
  ...view,
  q: view.q.slice(0, MAX_SEARCH),
});

interface ListOptions<Item, Row> {
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  pages: PageControls<ListPage<Item>>;
  /** What a row shows, worked out once; one and the same function. */
  toRow: (item: Item) => Row;
}

export interface ResourceListState<Row> {
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  pages: PageControls<ListPage<unknown>>;
  /** Undefined until they come. */
  rows: readonly Row[] | undefined;
  searchInput: RefObject<HTMLInputElement | null>;
  /** To be told which row is about to be deleted, while it is still there. */
  noteDeletion: (id: number) => void;
}

/** A list of the admin's, which the server searches, filters, sorts and cuts into pages as the address says. */
export function useResourceList<Item, Row>(options: ListOptions<Item, Row>): ResourceListState<Row> {
  const { view, onView, pages, toRow } = options;
  const searchInput = useRef<HTMLInputElement>(null);
  const rows = useMemo(() => pages.data?.rows.map(toRow), [pages.data, toRow]);
  const noteDeletion = useRowDeletion(pages.data);
  return { view, onView, pages, rows, searchInput, noteDeletion };
}
