import { type Card, MAX_CARDS, renamedCard } from "#shared/domain/cards/card";
import { cardProblems } from "#shared/domain/cards/card-check";
import type { QuestionId, TemplateId } from "#shared/domain/ids";
import { pathText, type ValuePath } from "#shared/domain/lib/json-path";
import { type Db, lockRow, type Tx, transaction } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { AppError, notFound } from "../../lib/errors";
import type { AdminIdentity, Staff } from "../admin-auth/rules";
import type { NewNames } from "../questions/rules";
import { createProposals, type ProposalParts } from "./proposals";
import * as repo from "./repo";
import { previewOf, withNewOptions } from "./rules";

interface Parts extends ProposalParts {
  clock: Clock;
}

export type CardsService = ReturnType<typeof createCards>;

/** What a template's author knows about answers. Attempts keep their version's, so a change never reaches them. */
export function createCards(parts: Parts) {
  const { db, clock, templates } = parts;

  /** NOT_FOUND when there is no such template. */
  async function list(by: Staff, id: TemplateId) {
    await templates.get(by, id);
    return { cards: await repo.listCards(db, id) };
  }

  /**
   * Stores a card under its key, in place of the one that it names. BAD_REQUEST, with the path, for what it names and
   * is not there; CONFLICT past the most there may be.
   */
  async function save(by: AdminIdentity, id: TemplateId, card: Card) {
    await templates.get(by, id);
    await transaction(db, async (tx) => {
      const known = await lockCards(tx, id);
      assertRoom([...known.filter(({ key }) => key !== card.key), card]);
      await assertWhole(tx, id, [card], () => ["card"]);
      await repo.storeCard(tx, id, card, clock.now());
    });
    return list(by, id);
  }

  /** Adds cards, all or none. BAD_REQUEST as `save`; CONFLICT for a key that there is, and past the most there may be. */
  async function add(by: AdminIdentity, id: TemplateId, cards: readonly Card[]) {
    await templates.get(by, id);
    await transaction(db, async (tx) => {
      const known = await lockCards(tx, id);
      assertNew(cards, known);
      assertRoom([...known, ...cards]);
      await assertWhole(tx, id, cards, (card) => ["cards", cards.indexOf(card)]);
      for (const card of cards) await repo.storeCard(tx, id, card, clock.now());
    });
    return list(by, id);
  }

  /** NOT_FOUND when there is no such card. */
  async function remove(by: AdminIdentity, id: TemplateId, key: string) {
    await templates.get(by, id);
    if (!(await repo.deleteCard(db, id, key))) throw notFound("Card");
    return list(by, id);
  }

  /** What the stored cards would do with these among them. Stores nothing. */
  async function preview(by: AdminIdentity, id: TemplateId, given: readonly Card[] = []) {
    await templates.get(by, id);
    const cards = withCards(await repo.listCards(db, id), given);
    return previewOf(cards, await repo.findTemplateWithCards(db, id));
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

  /** Has a question's options by their new names in the rules of its template's cards, in the caller's transaction. */
  async function renameOptions(
    _by: AdminIdentity,
    tx: Db,
    id: TemplateId,
    question: QuestionId,
    names: NewNames,
  ): Promise<void> {
    const changed = withNewOptions(await repo.listCards(tx, id), question, names);
    for (const card of changed) await repo.storeCard(tx, id, card, clock.now());
  }

  return { list, save, add, remove, preview, insertAll, renameOptions, propose: createProposals(parts) };
}

/** A template's cards as they stay until the transaction ends. */
async function lockCards(tx: Tx, id: TemplateId) {
  await lockRow(tx, "assessments", id);
  return repo.listCards(tx, id);
}

/** The stored cards with those: each in the place of the one with its key, else at the end. */
function withCards(stored: readonly Card[], given: readonly Card[]): Card[] {
  const byKey = new Map([...stored, ...given].map((card) => [card.key, card]));
  return [...byKey.values()];
}

/** CONFLICT for a key that there is. */
function assertNew(cards: readonly Card[], known: readonly Card[]): void {
  const twice = cards.find(({ key }) => known.some((other) => other.key === key));
  if (twice) throw new AppError("CONFLICT", `A card with the key ${twice.key} already exists.`);
}

/** CONFLICT when these are more than there may be. */
function assertRoom(cards: readonly Card[]): void {
  if (cards.length > MAX_CARDS)
    throw new AppError("CONFLICT", `An assessment can have up to ${MAX_CARDS} cards.`);
}

/** BAD_REQUEST, with the path, for what cards name and is not there. @param placeOf where a card stands in what was sent */
async function assertWhole(
  tx: Db,
  id: TemplateId,
  cards: readonly Card[],
  placeOf: (card: Card) => ValuePath,
): Promise<void> {
  const [problem] = cardProblems(cards, await repo.findTemplateWithCards(tx, id));
  if (!problem) return;
  const { card, path, message } = problem;
  throw new AppError("BAD_REQUEST", `${pathText([...placeOf(card), ...path])}: ${message}`);
}
