import { Card, Stack, Text } from "@mantine/core";
import { getRouteApi, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { ErrorPanel } from "../../ui/error-panel";
import { ButtonLink } from "../../ui/links";
import { notify } from "../../ui/notify";
import { readResetLink } from "./reset-link";
import { ResetPasswordForm } from "./reset-password-form";

const route = getRouteApi("/admin/reset-password");

/**
 * Sets a password by a mailed or printed link; the very first admin says who they are, too. The token leaves the
 * address as soon as it is read; this tab's history keeps it, so that reloading the page does no harm.
 */
export function AdminResetPasswordPage() {
  const search = route.useSearch();
  const kept = useLocation({ select: ({ state }) => state.resetLink });
  const [link] = useState(() => readResetLink(search, kept));
  const navigate = useNavigate();
  const isFirstAdmin = link?.setup === 1;

  useEffect(() => {
    if (link) {
      void navigate({ to: "/admin/reset-password", replace: true, state: { resetLink: link } });
      return;
    }
    notify.error("Invalid Link", "The reset link is invalid or missing the token");
    void navigate({ to: "/admin", search: { reset: "invalid" }, replace: true });
  }, [link, navigate]);

  return (
    <PageFrame width="auth">
      <Card padding="xl">
        <Stack gap={4} mb="lg">
          <PageTitle title={isFirstAdmin ? "Become the first admin" : "Reset Password"} />
          {link && (
            <Text c="dimmed" size="sm">
              {isFirstAdmin
                ? "Your email and a password are all it takes."
                : "Choose a new password for your admin account."}
            </Text>
          )}
        </Stack>
        {link ? (
          <ResetPasswordForm token={link.token} isFirstAdmin={isFirstAdmin} />
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
