import { Card, Stack, Text } from "@mantine/core";
import { getRouteApi, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAdmin } from "../../data/session";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { Loading } from "../../ui/loading";
import { LoginForm } from "./login-form";
import { LoginNotice } from "./login-notice";

const route = getRouteApi("/admin");

/** The admin's door. Who is signed in already goes on to where they wanted. */
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
