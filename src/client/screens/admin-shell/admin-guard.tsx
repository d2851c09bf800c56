import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { useAdmin } from "../../data/session";
import { Loading } from "../../ui/loading";
import { notify } from "../../ui/notify";
import { AdminShell } from "./admin-shell";

/**
 * Lets only a signed-in admin through; anybody else is told and sent to sign in (spec section 2). The top bar stands
 * while it is asked who that is.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
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
