import type { AttemptId, ParticipantId, TemplateId } from "#shared/domain/ids";
import { type Db, transaction } from "../../db/database";
import type { SecurityLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { TemplatesService } from "../templates/service";
import type { AccessLinks, Target } from "./access-links";
import * as repo from "./repo";

interface Parts {
  db: Db;
  limiter: Limiter;
  mailService: MailService;
  templates: Pick<TemplatesService, "getActive">;
  links: AccessLinks;
  security: SecurityLog;
  publicUrl: string;
}

export type LinkMails = ReturnType<typeof createLinkMails>;

/** Emails sign-in links on request, and when results are ready. */
export function createLinkMails(parts: Parts) {
  const { db, limiter, mailService, templates, links, security, publicUrl } = parts;

  /** Emails an access link, or an email saying that there is no account. The caller can't tell which. */
  async function requestLink(
    network: string,
    browserId: string,
    { email, redirectTo }: { email: string; redirectTo: "assessment" | "access" },
  ): Promise<void> {
    await limiter.hit(LIMITS.linkMailByNetwork, network);
    const row = await repo.findParticipantByEmail(db, email);
    if (row) await sendLink(network, row, { path: `/${redirectTo}` }, browserId);
    else await sendNoAccount(email);
  }

  /** Emails a link that signs in and starts this template. Unknown addresses get no email, but the same response. */
  async function requestDirectLink(
    network: string,
    browserId: string,
    { email, templateId }: { email: string; templateId: TemplateId },
  ): Promise<void> {
    const template = await templates.getActive(templateId);
    await limiter.hit(LIMITS.linkMailByNetwork, network);
    const row = await repo.findParticipantByEmail(db, email);
    if (row) await sendLink(network, row, { template }, browserId);
  }

  /**
   * Emails that results are ready, within limits. `network` is where the attempt was completed; null if unknown or if
   * an admin requested the results.
   */
  async function announceResults(
    id: ParticipantId,
    results: { attemptId: AttemptId; title: string },
    network: string | null,
  ): Promise<void> {
    const row = await repo.findParticipantById(db, id);
    if (row) await sendLink(network, row, { results });
  }

  /** Emails a link to the stored address, unless the address or the network has reached its limit. */
  async function sendLink(
    network: string | null,
    row: repo.ParticipantRow,
    target: Target,
    browserId: string | null = null,
  ): Promise<void> {
    const topic = "results" in target ? "results-ready" : "sign-in";
    if (!(await mailService.mayWriteTo(row.email, row.verifiedAt ? topic : "newcomer", network))) return;
    await transaction(db, (tx) => links.mailById(tx, row.id, target, browserId));
    security.note("link-sent", { participantId: row.id });
  }

  async function sendNoAccount(to: string): Promise<void> {
    if (!(await mailService.mayWriteTo(to, "no-account"))) return;
    const link = `${publicUrl}/start-assessment`;
    await transaction(db, (tx) => mailService.noAccountYet(tx, { to, link }));
  }

  return { requestLink, requestDirectLink, announceResults, sendLink };
}
