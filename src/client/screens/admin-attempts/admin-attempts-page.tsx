import { Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { PageTitle } from "../../components/page/page-title";
import { listAddress } from "../search";
import type { AttemptsView } from "./attempt-rows";
import { AttemptsPanel } from "./attempts-panel";

const route = getRouteApi("/admin-layout/admin/assessments");

/** Participants' attempts. The URL stores search, filters, sort order and page, so Back and reload keep them. */
export function AdminAttemptsPage() {
  const { q = "", status = "all", band, from, to, sort = "newest", page = 1, size = 25 } = route.useSearch();
  const view: AttemptsView = { q, status, band, from, to, sort, page, size };
  const navigate = route.useNavigate();

  const show = (change: Partial<AttemptsView>) => {
    const next: AttemptsView = { ...view, ...change };
    void navigate({
      search: listAddress(next, {
        status: next.status === "all" ? undefined : next.status,
        band: next.band,
        from: next.from,
        to: next.to,
      }),
      replace: true,
      resetScroll: false,
    });
  };

  return (
    <Stack gap="lg">
      <PageTitle title="Assessment Management" />
      <div>
        <AttemptsPanel view={view} onView={show} />
      </div>
    </Stack>
  );
}
