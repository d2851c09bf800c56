import { getRouteApi } from "@tanstack/react-router";
import type { OutboxView } from "../features/outbox/mail-browser";
import { OutboxPanel } from "../features/outbox/outbox-panel";
import { PAGE_SIZES } from "./search";

const route = getRouteApi("/admin-layout/admin/outbox");

/** What was mailed. The address holds search, filter, order and page, so that Back and reload keep them. */
export function AdminOutboxPage() {
  const { q = "", state = "all", sort = "newest", page = 1, size = 25 } = route.useSearch();
  const navigate = route.useNavigate();

  const show = (change: Partial<OutboxView>) => {
    const next: OutboxView = { q, state, sort, page, size, ...change };
    void navigate({
      search: {
        q: next.q || undefined,
        state: next.state === "all" ? undefined : next.state,
        sort: next.sort === "newest" ? undefined : next.sort,
        page: next.page === 1 ? undefined : next.page,
        size: PAGE_SIZES.find((known) => known === next.size && known !== 25),
      },
      replace: true,
      resetScroll: false,
    });
  };

  return <OutboxPanel view={{ q, state, sort, page, size }} sizes={PAGE_SIZES} onView={show} />;
}
