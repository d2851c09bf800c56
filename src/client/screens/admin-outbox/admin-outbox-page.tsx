import { getRouteApi } from "@tanstack/react-router";
import { listAddress } from "../search";
import type { OutboxView } from "./mail-rows";
import { OutboxPanel } from "./outbox-panel";

const route = getRouteApi("/admin-layout/admin/outbox");

/** What was mailed. The address holds search, filter, order and page, so that Back and reload keep them. */
export function AdminOutboxPage() {
  const { q = "", state = "all", sort = "newest", page = 1, size = 25 } = route.useSearch();
  const view: OutboxView = { q, state, sort, page, size };
  const navigate = route.useNavigate();

  const show = (change: Partial<OutboxView>) => {
    const next: OutboxView = { ...view, ...change };
    void navigate({
      search: listAddress(next, { state: next.state === "all" ? undefined : next.state }),
      replace: true,
      resetScroll: false,
    });
  };

  return <OutboxPanel view={view} onView={show} />;
}
