import { Card, Stack, Text } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ErrorPanel } from "../components/error-panel";
import { ButtonLink } from "../components/links";
import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";
import { ResetPasswordForm } from "../features/admin-auth/reset-password-form";
import { notify } from "../lib/notify";

const route = getRouteApi("/admin/reset-password");

/** Sets a password by a mailed or printed link; the very first admin says who they are, too. The token leaves the address bar as soon as it is read. */
export function AdminResetPasswordPage() {
  const search = route.useSearch();
  const [{ token, setup }] = useState(search);
  const navigate = useNavigate();

  useEffect(() => {
    if (token) {
      void navigate({ to: "/admin/reset-password", replace: true });
      return;
    }
    notify.error("Invalid Link", "The reset link is invalid or missing the token");
    void navigate({ to: "/admin", replace: true });
  }, [token, navigate]);

  return (
    <PageFrame width="auth">
      <Card padding="xl">
        <Stack gap={4} mb="lg">
          <PageTitle title={setup ? "Become the first admin" : "Reset Password"} />
          {token && (
            <Text c="dimmed" size="sm">
              {setup
                ? "Your email and a password are all it takes."
                : "Choose a new password for your admin account."}
            </Text>
          )}
        </Stack>
        {token ? (
          <ResetPasswordForm token={token} isFirstAdmin={setup === 1} />
        ) : (
          <Stack>
            <ErrorPanel title="Invalid Link" message="The reset link is invalid or missing the token" />
            <ButtonLink to="/admin" variant="default">
              Back to Login
            </ButtonLink>
          </Stack>
        )}
      </Card>
    </PageFrame>
  );
}
