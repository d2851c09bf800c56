import { Alert, Card, Stack, Text } from "@mantine/core";
import { getRouteApi, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAdmin } from "../../api/session";
import { PageFrame } from "../../components/page/page-frame";
import { PageTitle } from "../../components/page/page-title";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { Loading } from "../../ui/feedback/loading";
import { IconCheck } from "../../ui/layout/icons";
import { LoginForm } from "./login-form";

const route = getRouteApi("/admin");

/** Admin login page. Signed-in admins continue to `from` or the dashboard. */
export function AdminLoginPage() {
  const { from, reset } = route.useSearch();
  const admin = useAdmin();
  const router = useRouter();
  const navigate = useNavigate();
  const signedIn = Boolean(admin.data);

  useEffect(() => {
    if (!signedIn) return;
    if (from) router.history.replace(from);
    else void navigate({ to: "/admin/dashboard", replace: true });
  }, [signedIn, from, router, navigate]);

  return (
    <PageFrame width="auth">
      <Card padding="xl">
        <Stack gap={4} mb="lg">
          <PageTitle title="Admin Login" />
          <Text c="dimmed" size="sm">
            Sign in to manage templates, participants and results.
          </Text>
        </Stack>
        {signedIn ? (
          <Loading text="Opening the dashboard..." />
        ) : (
          <Stack gap="md">
            <LoginNotice reset={reset} isGuarded={from !== undefined} />
            <LoginForm asksForLink={reset === "ask"} />
          </Stack>
        )}
      </Card>
    </PageFrame>
  );
}

interface LoginNoticeProps {
  reset: "done" | "invalid" | "ask" | undefined;
  /** Whether the guard redirected here. */
  isGuarded: boolean;
}

/** Persistent version of the toast that was shown with the redirect. */
function LoginNotice({ reset, isGuarded }: LoginNoticeProps) {
  if (reset === "done") {
    return (
      <Alert color="green" icon={<IconCheck size={20} aria-hidden />}>
        Your password has been reset successfully. Please log in with your new password.
      </Alert>
    );
  }
  if (reset === "invalid") {
    return <ErrorPanel title="Invalid Link" message="The reset link is invalid or missing the token" />;
  }
  if (!isGuarded) return null;
  return <ErrorPanel title="Authentication Required" message="Please log in to access the admin dashboard" />;
}
