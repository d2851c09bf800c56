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
    /** Kept beside the cleaned address, so that reloading the page keeps the link. */
    resetLink?: ResetLink;
  }
}

/**
 * The link a page was opened with; undefined when there is no token, or one that no mail holds.
 * @param search what the address says
 * @param kept what this tab's history keeps of a link whose token has left the address
 */
function readResetLink(
  search: { token?: string | undefined },
  kept: ResetLink | undefined,
): ResetLink | undefined {
  if (search.token !== undefined) return resetLink.safeParse(search).data;
  return openedHere() ? undefined : resetLink.safeParse(kept).data;
}

/** Whether somebody opened this very address. Browsers hand them the history's state as if they had reloaded it. */
function openedHere(): boolean {
  const [opening] = performance.getEntriesByType("navigation");
  if (!(opening instanceof PerformanceNavigationTiming)) return false;
  return opening.type === "navigate" && opening.name === location.href;
}

const FAILED = "Failed to reset password. The link may be expired.";

interface ResetPasswordFormProps {
  token: string;
  /** Nobody has said the admin's address yet, so it is asked for here. */
  isFirstAdmin: boolean;
}

/** A new password for whoever holds the link: a reset, or a first admin's first password. */
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
      done: isFirstAdmin
        ? ["Welcome!", "You're signed in as the first admin."]
        : ["Your password has been reset successfully. Please log in with your new password."],
      failed: FAILED,
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
        {reset.error && <WayOn isFirstAdmin={isFirstAdmin} />}
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

/** Where another link comes from. */
function WayOn({ isFirstAdmin }: { isFirstAdmin: boolean }) {
  return isFirstAdmin ? (
    <Text size="sm">If the link has expired, restart the server to get a new link.</Text>
  ) : (
    <AnchorLink to="/admin" search={{ reset: "ask" }} size="sm">
      Request a new link
    </AnchorLink>
  );
}
