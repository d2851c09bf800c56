import { type TimeZone, useZone } from "./time-zone";

interface TimeProps {
  date: Date;
  /** A format from ui/format/dates. */
  format: (date: Date, zone: TimeZone) => string;
  title?: string;
}

/** A `time` element; hidden while the time zone isn't known. */
export function Time({ date, format, title }: TimeProps) {
  const zone = useZone();
  const { isKnown } = zone;
  return (
    <time
      dateTime={date.toISOString()}
      title={isKnown ? title : undefined}
      style={isKnown ? undefined : { visibility: "hidden" }}
    >
      {format(date, zone)}
    </time>
  );
}
