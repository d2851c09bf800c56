import { type Card, MAX_CARDS, renamedCard } from "#shared/domain/card";
import type { TemplateId } from "#shared/domain/ids";
import { type Db, transaction } from "../../db/database";
import type { Clock } from "../../kernel/clock";
import { AppError, notFound } from "../../kernel/errors";
import type { AdminIdentity, Staff } from "../admin-auth/service";
import type { TemplatesService } from "../templates/service";
import * as repo from "./repo";

interface Parts {
  db: Db;
  clock: Clock;
  templates: TemplatesService;
}

export type CardsService = ReturnType<typeof createCards>;

/** What a template's author knows about answers. Attempts keep their version's, so a change never reaches them. */
export function createCards({ db, clock, templates }: Parts) {
  /** NOT_FOUND when there is no such template. */
  async function list(by: Staff, id: TemplateId) {
    await templates.get(by, id);
    return { cards: await repo.listCards(db, id) };
  }

  /** Stores a card under its key, in place of the one that it names. CONFLICT past the most there may be. */
  async function save(by: AdminIdentity, id: TemplateId, card: Card) {
    await templates.get(by, id);
    await transaction(db, async (tx) => {
      const known = await repo.listCards(tx, id);
      if (known.length >= MAX_CARDS && known.every(({ key }) => key !== card.key))
        throw new AppError("CONFLICT", `An assessment has at most ${MAX_CARDS} cards.`);
      await repo.storeCard(tx, id, card, clock.now());
    });
    return list(by, id);
  }

  /** NOT_FOUND when there is no such card. */
  async function remove(by: AdminIdentity, id: TemplateId, key: string) {
    await templates.get(by, id);
    if (!(await repo.deleteCard(db, id, key))) throw notFound("Card");
    return list(by, id);
  }

  /**
   * Gives a template that has none its cards, in the caller's transaction.
   * @param ids of its questions by their places from 1, which the cards name
   */
  async function insertAll(
    _by: Staff,
    tx: Db,
    id: TemplateId,
    cards: readonly Card[],
    ids: ReadonlyMap<number, number>,
  ): Promise<void> {
    for (const card of cards) await repo.storeCard(tx, id, renamedCard(card, ids), clock.now());
  }

  return { list, save, remove, insertAll };
}
