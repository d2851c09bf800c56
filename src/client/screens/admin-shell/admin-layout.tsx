import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { useAdmin } from "../../api/session";
import { Loading } from "../../ui/feedback/loading";
import { notify } from "../../ui/feedback/notify";
import { AdminShell } from "./admin-shell";

/** Layout of the admin pages, for signed-in admins only. */
export function AdminLayout() {
  return (
    <AdminGuard>
      <Outlet />
    </AdminGuard>
  );
}

/** Redirects to the login page unless an admin is signed in. Shows the top bar while the session is loading. */
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
  const currentUrl = useLocation({ select: ({ href }) => href });
  const [from] = useState(currentUrl);
  useEffect(() => {
    notify.error("Authentication Required", "Please log in to access the admin dashboard");
    void navigate({ to: "/admin", search: { from }, replace: true });
  }, [navigate, from]);
  return null;
}
