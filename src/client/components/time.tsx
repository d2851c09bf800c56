interface TimeProps {
  date: Date;
  /** One of the formats of lib/dates. */
  format: (date: Date) => string;
  title?: string;
}

/** A time for people, and for machines. */
export function Time({ date, format, title }: TimeProps) {
  return (
    <time dateTime={date.toISOString()} title={title}>
      {format(date)}
    </time>
  );
}
