import { Link } from "@tanstack/react-router";

/** The way to the outbox: a quiet one, for the top bar has the specification's four links and no more. */
export function OutboxLink({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <Link to="/admin/outbox" activeProps={{ "aria-current": "page" }} onClick={onNavigate}>
      Outbox
    </Link>
  );
}
