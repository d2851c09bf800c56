import { Button, Input, NativeSelect } from "@mantine/core";
import { useId, useState } from "react";
import type { TemplateResults } from "#shared/contracts/template-results";
import { useAddressField } from "../../ui/data-table/use-address-field";
import { IconChevronDown, IconX } from "../../ui/layout/icons";
import type { TemplateResultsSearch } from "../search";
import classes from "./filter-bar.module.css";
import { type FilterField, filterFields, filterTexts } from "./filter-fields";

interface FilterBarProps {
  results: TemplateResults;
  search: TemplateResultsSearch;
  /** Why the filters are invalid, if they are. */
  problem: string | undefined;
  onChange: (change: TemplateResultsSearch) => void;
}

/** Filters and the comparison. On phones the fields are behind a button. */
export function FilterBar({ results, search, problem, onChange }: FilterBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const fields = filterFields(results);
  const filters = Object.entries(search).filter(([name, value]) => name !== "compare" && value).length;
  const activeFilters = filterTexts(fields, search);
  return (
    <section aria-label="Filters" className={classes.bar}>
      <div className={classes.toggle}>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          Filter and compare{activeFilters.length > 0 && ` (${activeFilters.length})`}
        </Button>
      </div>
      <div id={id} className={classes.fields} data-open={isOpen || undefined}>
        <DayField
          label="From"
          value={search.from}
          isWrong={problem !== undefined}
          onChange={(from) => onChange({ from })}
        />
        <DayField
          label="To"
          value={search.to}
          isWrong={problem !== undefined}
          onChange={(to) => onChange({ to })}
        />
        {fields.map((field) => (
          <ChoiceField
            key={field.name}
            field={field}
            value={search[field.name]}
            onChange={(value) => onChange({ [field.name]: value })}
          />
        ))}
        {filters > 0 && (
          <Button
            className={classes.clear}
            variant="subtle"
            leftSection={<IconX size={16} stroke={1.75} aria-hidden />}
            onClick={() => onChange(NO_FILTERS)}
          >
            Clear filters
          </Button>
        )}
      </div>
      <Input.Error role="status">{problem}</Input.Error>
      {activeFilters.length > 0 && <p className={classes.chosen}>{activeFilters.join(" · ")}</p>}
    </section>
  );
}

/** Clears every filter but keeps the comparison. */
export const NO_FILTERS: TemplateResultsSearch = {
  from: undefined,
  to: undefined,
  version: undefined,
  status: undefined,
  band: undefined,
  door: undefined,
  language: undefined,
  answer: undefined,
};

interface DayFieldProps {
  label: string;
  value: string | undefined;
  isWrong: boolean;
  onChange: (day: string | undefined) => void;
}

function DayField({ label, value, isWrong, onChange }: DayFieldProps) {
  const { text, type } = useAddressField(value, onChange, DAYS);
  const id = useId();
  return (
    <Input.Wrapper label={label} id={id} className={classes.field}>
      <Input
        id={id}
        type="date"
        size="md"
        value={text}
        error={isWrong}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </Input.Wrapper>
  );
}

const DAYS = {
  // A partly typed year is in the first centuries.
  valueIn: (text: string) => (text > "1900" ? text : undefined),
  textOf: (day: string | undefined) => day ?? "",
};

interface ChoiceFieldProps {
  field: FilterField;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function ChoiceField({ field: { label, none, choices }, value = "", onChange }: ChoiceFieldProps) {
  return (
    <NativeSelect
      className={classes.field}
      label={label}
      data={[{ value: "", label: none }, ...choices.map(copyOf)]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

/** Copies items, because Mantine's type requires mutable arrays. */
const copyOf = (choice: FilterField["choices"][number]) =>
  "group" in choice ? { ...choice, items: [...choice.items] } : choice;
