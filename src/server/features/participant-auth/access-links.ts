import type { AttemptId, ParticipantId, TemplateId } from "#shared/domain/ids";
import { LINK_LIFETIME } from "#shared/domain/sign-in-link";
import type { Tx } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { hashToken, newToken } from "../../lib/secure-tokens";
import type { MailService } from "../../mail/mail-service";
import type { InvitedTo } from "../../mail/messages/invitation";
import * as repo from "./repo";

/** An admin's invitation, whose link starts this template. */
export interface Invited {
  invitation: InvitedTo & { id: TemplateId };
}

/** The page a link opens after signing in. */
export type Target =
  | { path: "/assessment" | "/access" | "/user-dashboard" }
  | { template: { id: TemplateId; title: string } }
  | Invited
  /** The results of an attempt; the title is its template's. */
  | { results: { attemptId: AttemptId; title: string } };

interface Recipient {
  id: ParticipantId;
  email: string;
  /** Null unless an admin typed it or the address is verified. */
  name: string | null;
}

interface Parts {
  clock: Clock;
  mailService: MailService;
  publicUrl: string;
}

export type AccessLinks = ReturnType<typeof createAccessLinks>;

/** Sign-in links, each created in the caller's transaction. */
export function createAccessLinks({ clock, mailService, publicUrl }: Parts) {
  /** Creates a link and stores its hash. `browserId` is null if it wasn't requested in a browser. */
  async function issue(tx: Tx, userId: ParticipantId, target: Target, browserId: string | null = null) {
    const token = newToken();
    const now = clock.now();
    const expiresAt = expiryFrom(now);
    const requestedBy = browserId && hashToken("browser", browserId);
    await repo.insertLink(tx, { userId, hash: hashToken("magic", token), now, expiresAt, requestedBy });
    return { link: `${publicUrl}${pathOf(target, token)}`, expiresAt };
  }

  /** Creates a link and emails it. */
  async function mail(
    tx: Tx,
    { id, email, name }: Recipient,
    target: Target,
    browserId: string | null = null,
  ): Promise<void> {
    const parts = { to: email, userId: id, name, ...(await issue(tx, id, target, browserId)) };
    if ("invitation" in target) await mailService.invitation(tx, { ...parts, ...target.invitation });
    else if ("template" in target)
      await mailService.directStartLink(tx, { ...parts, title: target.template.title });
    else if ("results" in target)
      await mailService.resultsReady(tx, { ...parts, title: target.results.title });
    else await mailService.signInLink(tx, parts);
  }

  /** Like `mail`, for a stored participant. Unverified names are left out: anyone may have typed them. */
  async function mailById(
    tx: Tx,
    id: ParticipantId,
    target: Target,
    browserId: string | null = null,
  ): Promise<void> {
    const row = await repo.findParticipantById(tx, id);
    if (row) await mail(tx, { ...row, name: row.verifiedAt && row.name }, target, browserId);
  }

  /** A preview of an invitation email, with a link that doesn't work. */
  function preview(name: string | null, target: Invited) {
    const link = `${publicUrl}${pathOf(target, "example")}`;
    return mailService.previewInvitation({
      link,
      name,
      expiresAt: expiryFrom(clock.now()),
      ...target.invitation,
    });
  }

  return { issue, mail, mailById, preview };
}

const expiryFrom = (now: Date) => new Date(now.getTime() + LINK_LIFETIME);

function pathOf(target: Target, token: string): string {
  const query = new URLSearchParams({ token });
  if ("path" in target) return `${target.path}?${query}`;
  if ("invitation" in target) query.set("templateId", String(target.invitation.id));
  else if ("template" in target) query.set("templateId", String(target.template.id));
  else query.set("resultsOf", String(target.results.attemptId));
  return `/user-dashboard?${query}`;
}
