const UNITS = ["bytes", "KB", "MB", "GB", "TB"];

/** A number of bytes in decimal units: "166 MB", "1.2 GB". */
export function sizeText(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  // A value that would round to 1,000 uses the next unit.
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  const digits = unit > 1 && size < 9.95 ? 1 : 0;
  const text = size.toFixed(digits);
  return text === "1" && unit === 0 ? "1 byte" : `${text} ${UNITS[unit]}`;
}

const SPANS = [
  { name: "day", milliseconds: 86_400_000 },
  { name: "hour", milliseconds: 3_600_000 },
  { name: "minute", milliseconds: 60_000 },
];

/** A duration in its largest whole unit: "3 hours", "1 day", or "less than a minute". */
export function spanText(milliseconds: number): string {
  for (const span of SPANS) {
    const count = Math.floor(milliseconds / span.milliseconds);
    if (count > 0) return `${count.toLocaleString("en-US")} ${span.name}${count === 1 ? "" : "s"}`;
  }
  return "less than a minute";
}
