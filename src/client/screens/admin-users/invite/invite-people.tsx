import { useState } from "react";
import { trpc } from "../../../api/trpc";
import { useHydrated } from "../../../ui/browser/use-hydrated";
import { Dialog } from "../../../ui/dialog/dialog";
import { failureMessage } from "../../../ui/feedback/errors";
import { notify } from "../../../ui/feedback/notify";
import { plural } from "../../../ui/format/text";
import { useUserChanges } from "../use-user-changes";
import { InvitationCheck } from "./invitation-check";
import { EMPTY_INVITATION, type InvitationDraft, peopleIn } from "./invitation-draft";
import { InvitationForm } from "./invitation-form";
import { InvitationOutcome, lineOf, refusedOf } from "./invitation-outcome";
import { useLinksGuard } from "./use-links-guard";

interface InvitePeopleProps {
  opened: boolean;
  onClose: () => void;
}

/** Invites many people: form, review, result. Closing the dialog keeps the draft while the page is mounted. */
export function InvitePeople({ opened, onClose }: InvitePeopleProps) {
  // The URL can open it on the server-rendered page, but dialogs render only in the browser.
  const isInBrowser = useHydrated();
  const [draft, setDraft] = useState(EMPTY_INVITATION);
  const { plan, send } = useInvitation();
  const change = (part: Partial<InvitationDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { close, leave, onUncopied, question } = useLinksGuard(() => {
    plan.reset();
    send.reset();
    onClose();
  });
  const sendOut = (again: boolean) => {
    if (!plan.variables) return;
    send.mutate(
      { ...plan.variables, again },
      {
        onSuccess: (sent) => {
          const refused = refusedOf(sent);
          const invited = sent.people.filter(({ outcome }) => outcome === "invited");
          setDraft(
            refused.length > 0 ? { ...draft, people: refused.map(lineOf).join("\n") } : EMPTY_INVITATION,
          );
          if (invited.some(({ link }) => link !== null)) return;
          if (invited.length > 0)
            notify.success(
              "Success",
              `${plural(invited.length, "invitation is", "invitations are")} on the way`,
            );
          if (refused.length === 0) leave();
        },
      },
    );
  };

  return (
    <>
      <Dialog
        opened={opened && isInBrowser}
        onClose={close}
        isHeld={plan.isPending || send.isPending}
        title="Invite people"
        width="42rem"
        fillsPhone
      >
        {send.data ? (
          <InvitationOutcome sent={send.data} onUncopied={onUncopied} onDone={leave} />
        ) : plan.data ? (
          <InvitationCheck
            plan={plan.data}
            wrong={peopleIn(draft.people).wrong}
            isPending={send.isPending}
            problem={failureMessage(send.error, SEND_FAILED)}
            onSend={sendOut}
            onBack={() => {
              send.reset();
              plan.reset();
            }}
          />
        ) : (
          <InvitationForm
            draft={draft}
            onDraft={change}
            isPending={plan.isPending}
            problem={failureMessage(plan.error, PLAN_FAILED)}
            onCheck={(invitation) => plan.mutate(invitation)}
            onCancel={leave}
          />
        )}
      </Dialog>
      {question}
    </>
  );
}

const PLAN_FAILED = "Couldn't prepare the invitations";
const SEND_FAILED = "Failed to send the invitations";

/** Mutations to preview and send invitations. Links are credentials, so `gcTime` 0 drops them on unmount. */
function useInvitation() {
  const refresh = useUserChanges();
  const plan = trpc.admin.invitations.plan.useMutation({ gcTime: 0 });
  const send = trpc.admin.invitations.send.useMutation({
    gcTime: 0,
    meta: { errorText: SEND_FAILED },
    // Some people may have been invited before it failed.
    onSettled: refresh,
  });
  return { plan, send };
}
