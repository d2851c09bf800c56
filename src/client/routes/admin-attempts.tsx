import { Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { PageTitle } from "../components/page-title";
import { AttemptsPanel, type AttemptsView } from "../features/attempts-list/attempts-panel";
import { PAGE_SIZES } from "./search";

const route = getRouteApi("/admin-layout/admin/assessments");

/** Participants' assessments. The address holds search, filter, order and page, so that Back and reload keep them. */
export function AdminAttemptsPage() {
  const { q = "", status = "all", sort = "newest", page = 1, size = 25 } = route.useSearch();
  const navigate = route.useNavigate();

  const show = (change: Partial<AttemptsView>) => {
    const next: AttemptsView = { q, status, sort, page, size, ...change };
    void navigate({
      search: {
        q: next.q || undefined,
        status: next.status === "all" ? undefined : next.status,
        sort: next.sort === "newest" ? undefined : next.sort,
        page: next.page === 1 ? undefined : next.page,
        size: PAGE_SIZES.find((known) => known === next.size && known !== 25),
      },
      replace: true,
      resetScroll: false,
    });
  };

  return (
    <Stack gap="lg">
      <PageTitle title="Assessment Management" />
      <div>
        <AttemptsPanel view={{ q, status, sort, page, size }} sizes={PAGE_SIZES} onView={show} />
      </div>
    </Stack>
  );
}
