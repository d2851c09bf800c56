import { type TimeZone, useZone } from "./time-zone";

interface TimeProps {
  date: Date;
  /** One of the formats of ui/format/dates. */
  format: (date: Date, zone: TimeZone) => string;
  title?: string;
}

/** A time for people, and for machines. */
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
