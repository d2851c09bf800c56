import { SegmentedControl } from "@mantine/core";
import { useEffect, useRef } from "react";
import classes from "./template-filter.module.css";
import type { TemplateFilter as Filter } from "./template-types";

interface TemplateFilterProps {
  show: Filter;
  onShow: (show: Filter) => void;
}

const FILTERS: { value: Filter; label: string }[] = [
  { value: "active", label: "Active Only" },
  { value: "inactive", label: "Inactive Only" },
  { value: "all", label: "All Templates" },
];

/** Which templates are shown. It takes the focus when the button that changed it has gone with the change. */
export function TemplateFilter({ show, onShow }: TemplateFilterProps) {
  const control = useRef<HTMLDivElement>(null);
  const shown = useRef(show);
  useEffect(() => {
    const changed = shown.current !== show;
    shown.current = show;
    if (changed && document.activeElement === document.body) {
      control.current?.querySelector<HTMLElement>("input:checked")?.focus();
    }
  }, [show]);
  return (
    <SegmentedControl<Filter>
      ref={control}
      className={classes.filter}
      size="sm"
      aria-label="Show templates"
      data={FILTERS}
      value={show}
      onChange={onShow}
    />
  );
}
