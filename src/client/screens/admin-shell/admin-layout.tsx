import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { useAdmin } from "../../api/session";
import { Loading } from "../../ui/feedback/loading";
import { notify } from "../../ui/feedback/notify";
import { AdminShell } from "./admin-shell";

/** What the pages behind the admin's sign-in share. */
export function AdminLayout() {
  return (
    <AdminGuard>
      <Outlet />
    </AdminGuard>
  );
}

/**
 * Lets only a signed-in admin through; anybody else is told and sent to sign in. The top bar stands
 * while it is asked who that is.
 */
function AdminGuard({ children }: { children: ReactNode }) {
  const admin = useAdmin();
  const [leaving, setLeaving] = useState(false);
  if (!admin.data && !admin.isPending) return leaving ? null : <SendToLogin />;
  return (
    <AdminShell email={admin.data?.email} onLeave={() => setLeaving(true)}>
      {admin.data ? children : <Loading text="Loading..." />}
    </AdminShell>
  );
}

function SendToLogin() {
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const [from] = useState(here);
  useEffect(() => {
    notify.error("Authentication Required", "Please log in to access the admin dashboard");
    void navigate({ to: "/admin", search: { from }, replace: true });
  }, [navigate, from]);
  return null;
}
