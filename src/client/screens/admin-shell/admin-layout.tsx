import { Outlet } from "@tanstack/react-router";
import { AdminGuard } from "./admin-guard";

/** What the pages behind the admin's sign-in share. */
export function AdminLayout() {
  return (
    <AdminGuard>
      <Outlet />
    </AdminGuard>
  );
}
