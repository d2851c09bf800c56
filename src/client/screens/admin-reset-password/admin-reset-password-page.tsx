import { Card, Stack, Text, TextInput } from "@mantine/core";
import { getRouteApi, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { z } from "zod";
import { firstAdmin, resetPassword } from "#shared/contracts/admin-auth";
import { useSessionChange } from "../../api/session";
import { trpc } from "../../api/trpc";
import { PageFrame } from "../../components/page/page-frame";
import { PageTitle } from "../../components/page/page-title";
import { PasswordField, PasswordRule } from "../../components/sign-in/password-field";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { failureMessage } from "../../ui/feedback/errors";
import { notify } from "../../ui/feedback/notify";
import { useZodForm } from "../../ui/form/form";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { AnchorLink, ButtonLink } from "../../ui/layout/links";

const route = getRouteApi("/admin/reset-password");

/** Sets a password with a link. The token moves from the URL to this tab's history state, so reloading works. */
export function AdminResetPasswordPage() {
  const search = route.useSearch();
  const linkInHistory = useLocation({ select: ({ state }) => state.resetLink });
  const [link] = useState(() => readResetLink(search, linkInHistory));
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
          <PageTitle title={isFirstAdmin ? "Create the first admin account" : "Reset Password"} />
          {link && (
            <Text c="dimmed" size="sm">
              {isFirstAdmin
                ? "Enter your email and choose a password."
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

const resetLink = z.object({ token: resetPassword.shape.token, setup: z.literal(1).optional() });

type ResetLink = z.infer<typeof resetLink>;

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Keeps the link across reloads after the token was removed from the URL. */
    resetLink?: ResetLink;
  }
}

/** The link that opened the page, from the URL or the history state; undefined if missing or malformed. */
function readResetLink(
  search: { token?: string | undefined },
  linkInHistory: ResetLink | undefined,
): ResetLink | undefined {
  if (search.token !== undefined) return resetLink.safeParse(search).data;
  return openedHere() ? undefined : resetLink.safeParse(linkInHistory).data;
}

/** Whether the URL was opened directly. Browsers restore the history state then, as if the page was reloaded. */
function openedHere(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming)) return false;
  return navigation.type === "navigate" && navigation.name === location.href;
}

const FAILED = "Failed to reset password. The link may be expired.";

interface ResetPasswordFormProps {
  token: string;
  /** The first admin has no stored email yet, so the form asks for it. */
  isFirstAdmin: boolean;
}

function ResetPasswordForm({ token, isFirstAdmin }: ResetPasswordFormProps) {
  const navigate = useNavigate();
  const session = useSessionChange();
  const { form, submit } = useZodForm(isFirstAdmin ? firstAdmin : resetPassword, {
    token,
    ...(isFirstAdmin ? { email: "" } : {}),
    password: "",
  });
  const reset = trpc.admin.auth.resetPassword.useMutation({
    meta: {
      successToast: isFirstAdmin
        ? ["Welcome!", "You're signed in as the first admin."]
        : ["Your password has been reset successfully. Please log in with your new password."],
      errorText: FAILED,
    },
    onSuccess: async () => {
      if (!isFirstAdmin) return navigate({ to: "/admin", search: { reset: "done" }, replace: true });
      await session.signedIn("admin");
      return navigate({ to: "/admin/dashboard", replace: true });
    },
  });
  return (
    <form noValidate onSubmit={submit((input) => reset.mutate(input))}>
      <Stack>
        <FormErrorText message={failureMessage(reset.error, FAILED)} />
        {reset.error && <NextStepLink isFirstAdmin={isFirstAdmin} />}
        <Text size="sm" c="dimmed">
          This link expires after 1 hour.
        </Text>
        {isFirstAdmin && (
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            required
            {...form.getInputProps("email")}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          description={<PasswordRule password={form.getValues().password} />}
          {...form.getInputProps("password")}
        />
        <PendingButton type="submit" fullWidth pending={reset.isPending} pendingLabel="Saving...">
          {isFirstAdmin ? "Set password" : "Reset Password"}
        </PendingButton>
        {!isFirstAdmin && (
          <ButtonLink to="/admin" variant="subtle" fullWidth>
            Back to Login
          </ButtonLink>
        )}
      </Stack>
    </form>
  );
}

/** How to get another link. */
function NextStepLink({ isFirstAdmin }: { isFirstAdmin: boolean }) {
  return isFirstAdmin ? (
    <Text size="sm">If the link has expired, restart the server to get a new link.</Text>
  ) : (
    <AnchorLink to="/admin" search={{ reset: "ask" }} size="sm">
      Request a new link
    </AnchorLink>
  );
}
