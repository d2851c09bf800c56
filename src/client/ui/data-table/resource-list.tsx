import { Card, CloseButton, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode, RefObject } from "react";
import { ErrorPanel } from "../feedback/error-panel";
import { errorMessage } from "../feedback/errors";
import { plural } from "../format/text";
import classes from "./data-table.module.css";
import { Freshness } from "./freshness";
import { Pager } from "./pager";
import { useAnnouncedCount } from "./use-announced-count";
import type { ResourceListState } from "./use-resource-list";
import "@mantine/core/styles/Skeleton.layer.css";
import { IconSearch } from "../layout/icons";
import { useAddressField } from "./use-address-field";

interface ResourceListProps<Row> {
  list: ResourceListState<Row>;
  /** Singular, such as "user". */
  noun: string;
  search: { label: string; placeholder: string };
  loading: string;
  failed: string;
  /** Shown if the list itself has no error. */
  otherError?: unknown;
  onRefresh: () => void;
  /** Defaults to fetching the page again. */
  onRetry?: () => void;
  filter?: ReactNode;
  notice?: ReactNode;
  empty: ReactNode;
  /** Media query for screens where the table doesn't fit. */
  narrow: string;
  table: (rows: readonly Row[]) => ReactNode;
  cards: (rows: readonly Row[]) => ReactNode;
}

/** A list with search, filter, age of the data, errors, rows as a table or cards, and pagination. */
export function ResourceList<Row>(props: ResourceListProps<Row>) {
  const { list, search, loading, failed, otherError, onRefresh, onRetry, filter, notice } = props;
  const { view, onView, pages, rows } = list;
  const error = pages.error ?? otherError;
  // Placeholder rows of a search without results say nothing about the new search.
  const isLoading = pages.isPending || (pages.isPlaceholderData && rows?.length === 0);
  return (
    <div>
      <div className={classes.toolbar}>
        <SearchBox
          {...search}
          input={list.searchInput}
          inAddress={view.q}
          toAddress={(q) => onView({ q, page: 1 })}
        />
        {filter}
        <Freshness
          updatedAt={pages.dataUpdatedAt}
          refreshing={pages.isRefetching && !pages.isPlaceholderData}
          onRefresh={onRefresh}
        />
      </div>
      {Boolean(error) && (
        <ErrorPanel message={errorMessage(error, failed)} onRetry={onRetry ?? (() => void pages.refetch())} />
      )}
      {notice}
      {isLoading && <RowsSkeleton text={loading} />}
      {!isLoading && rows && pages.data && (
        <Rows {...props} rows={rows} matching={pages.data.matching} all={pages.data.all} />
      )}
    </div>
  );
}

type RowsProps<Row> = ResourceListProps<Row> & { rows: readonly Row[]; matching: number; all: number };

/** One page of rows with its count, which is announced when a filter changes it. */
function Rows<Row>({ list, rows, matching, all, noun, narrow, table, cards, empty }: RowsProps<Row>) {
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const { view, onView, pages } = list;
  useAnnouncedCount(`${matching.toLocaleString("en-US")} of ${plural(all, noun)}`);
  if (matching === 0) return <Card>{empty}</Card>;
  return (
    <>
      <div className={classes.rows} aria-busy={pages.isPlaceholderData || undefined}>
        {isNarrow ? cards(rows) : table(rows)}
      </div>
      <Pager
        matching={matching}
        all={all}
        noun={noun}
        page={Math.min(view.page, Math.ceil(matching / view.size))}
        size={view.size}
        onPage={(page) => onView({ page })}
        onSize={(size) => onView({ page: 1, size })}
      />
    </>
  );
}

const ROWS = ["1", "2", "3", "4", "5"];

function RowsSkeleton({ text }: { text: string }) {
  return (
    <Card className="appear-late" aria-busy>
      <Stack gap="md">
        <Text size="sm" c="dimmed" role="status">
          {text}
        </Text>
        {ROWS.map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </Stack>
    </Card>
  );
}

const AS_TYPED = { valueIn: (text: string) => text, textOf: (text: string) => text };

interface SearchBoxProps {
  label: string;
  placeholder: string;
  input: RefObject<HTMLInputElement | null>;
  /** The search text in the URL; the box follows when it changes, as on Back. */
  inAddress: string;
  toAddress: (text: string) => void;
}

/** A search box with a clear button. It keeps its own state, so that typing doesn't render the list. */
function SearchBox({ label, placeholder, input, inAddress, toAddress }: SearchBoxProps) {
  const { text, type: change } = useAddressField(inAddress, toAddress, AS_TYPED);
  const clear = () => {
    change("");
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      className={classes.search}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={text && <CloseButton size={28} aria-label="Clear search" onClick={clear} />}
    />
  );
}
