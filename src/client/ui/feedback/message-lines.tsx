/** A message with its lines below each other: what happened and, after an unexpected error, its reference. */
export function MessageLines({ message }: { message: string | undefined }) {
  return message?.split("\n").map((line) => (
    <span key={line} style={{ display: "block" }}>
      {line}
    </span>
  ));
}
