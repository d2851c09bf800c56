import type { CardsPreview, Ground } from "./advice-types";

interface ReaderReportProps {
  report: CardsPreview["reports"][number];
  ground: Ground;
}

/** One made-up person's advice. */
export function ReaderReport({ report: { advice } }: ReaderReportProps) {
  return (
    <ul>
      {[...advice.standing, ...advice.items.flatMap(({ title, why }) => [title, ...why])].map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
