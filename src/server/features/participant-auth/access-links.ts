import type { AttemptId, ParticipantId, TemplateId } from "#shared/domain/ids";
import { LINK_LIFETIME } from "#shared/domain/sign-in-link";
import type { Tx } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { hashToken, newToken } from "../../lib/secure-tokens";
import type { MailService } from "../../mail/mail-service";
import type { InvitedTo } from "../../mail/messages/invitation";
import * as repo from "./repo";

/** Starts this template, as an admin asks somebody to. */
export interface Invited {
  invitation: InvitedTo & { id: TemplateId };
}

/** Where a link leads once it has signed its participant in. */
export type Target =
  | { path: "/assessment" | "/access" | "/user-dashboard" }
  /** Starts this template. */
  | { template: { id: TemplateId; title: string } }
  | Invited
  /** Shows what an attempt on the template of that title came to. */
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

/** Links that sign a participant in, each made in the caller's transaction. */
export function createAccessLinks({ clock, mailService, publicUrl }: Parts) {
  /**
   * Makes a link; what is stored of it is a hash.
   * @param browserId of the browser that requested it; null for a link that nobody requested in a browser
   */
  async function issue(tx: Tx, userId: ParticipantId, target: Target, browserId: string | null = null) {
    const token = newToken();
    const now = clock.now();
    const expiresAt = expiryFrom(now);
    const requestedBy = browserId && hashToken("browser", browserId);
    await repo.insertLink(tx, { userId, hash: hashToken("magic", token), now, expiresAt, requestedBy });
    return { link: `${publicUrl}${pathOf(target, token)}`, expiresAt };
  }

  /** Makes a link and mails it. */
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

  /** The same for a participant who is there already. Nobody has proved the name beside an unverified address. */
  async function mailById(
    tx: Tx,
    id: ParticipantId,
    target: Target,
    browserId: string | null = null,
  ): Promise<void> {
    const row = await repo.findParticipantById(tx, id);
    if (row) await mail(tx, { ...row, name: row.verifiedAt && row.name }, target, browserId);
  }

  /** The mail that would invite somebody of that name now, with a link that opens nothing. */
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
