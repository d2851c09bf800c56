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

/** A template's advice cards. Attempts keep their version's cards, so changes don't affect them. */
export function createCards(parts: Parts) {
  const { db, clock, templates } = parts;

  /** NOT_FOUND if the template doesn't exist. */
  async function list(by: Staff, id: TemplateId) {
    await templates.get(by, id);
    return { cards: await repo.listCards(db, id) };
  }

  /** Inserts or replaces a card by key. BAD_REQUEST, with path, for a missing reference; CONFLICT past `MAX_CARDS`. */
  async function save(by: AdminIdentity, id: TemplateId, card: Card) {
    await templates.get(by, id);
    await transaction(db, async (tx) => {
      const existing = await lockCards(tx, id);
      assertRoom([...existing.filter(({ key }) => key !== card.key), card]);
      await assertReferences(tx, id, [card], () => ["card"]);
      await repo.storeCard(tx, id, card, clock.now());
    });
    return list(by, id);
  }

  /** Adds cards, all or none. BAD_REQUEST like `save`; CONFLICT for an existing key or past `MAX_CARDS`. */
  async function add(by: AdminIdentity, id: TemplateId, cards: readonly Card[]) {
    await templates.get(by, id);
    await transaction(db, async (tx) => {
      const existing = await lockCards(tx, id);
      assertNew(cards, existing);
      assertRoom([...existing, ...cards]);
      await assertReferences(tx, id, cards, (card) => ["cards", cards.indexOf(card)]);
      for (const card of cards) await repo.storeCard(tx, id, card, clock.now());
    });
    return list(by, id);
  }

  /** NOT_FOUND if there is no such card. */
  async function remove(by: AdminIdentity, id: TemplateId, key: string) {
    await templates.get(by, id);
    if (!(await repo.deleteCard(db, id, key))) throw notFound("Card");
    return list(by, id);
  }

  /** Previews the stored cards with `newCards` merged in. Stores nothing. */
  async function preview(by: AdminIdentity, id: TemplateId, newCards: readonly Card[] = []) {
    await templates.get(by, id);
    const cards = mergeCards(await repo.listCards(db, id), newCards);
    return previewOf(cards, await repo.findTemplateWithCards(db, id));
  }

  /** Adds cards to a new template in the caller's transaction. `ids` are question ids by position from 1. */
  async function insertAll(
    _by: Staff,
    tx: Db,
    id: TemplateId,
    cards: readonly Card[],
    ids: ReadonlyMap<number, number>,
  ): Promise<void> {
    for (const card of cards) await repo.storeCard(tx, id, renamedCard(card, ids), clock.now());
  }

  /** Renames a question's options in the rules of its template's cards, in the caller's transaction. */
  async function renameOptions(
    _by: AdminIdentity,
    tx: Db,
    id: TemplateId,
    question: QuestionId,
    names: NewNames,
  ): Promise<void> {
    const changedCards = withNewOptions(await repo.listCards(tx, id), question, names);
    for (const card of changedCards) await repo.storeCard(tx, id, card, clock.now());
  }

  return { list, save, add, remove, preview, insertAll, renameOptions, propose: createProposals(parts) };
}

/** Locks the template until the transaction ends and returns its cards. */
async function lockCards(tx: Tx, id: TemplateId) {
  await lockRow(tx, "assessments", id);
  return repo.listCards(tx, id);
}

/** Merges cards by key: replacements keep their position, new ones come last. */
function mergeCards(stored: readonly Card[], newCards: readonly Card[]): Card[] {
  const byKey = new Map([...stored, ...newCards].map((card) => [card.key, card]));
  return [...byKey.values()];
}

/** CONFLICT if a key is already in use. */
function assertNew(cards: readonly Card[], existing: readonly Card[]): void {
  const duplicate = cards.find(({ key }) => existing.some((card) => card.key === key));
  if (duplicate) throw new AppError("CONFLICT", `A card with the key ${duplicate.key} already exists.`);
}

/** CONFLICT if there are more than `MAX_CARDS`. */
function assertRoom(cards: readonly Card[]): void {
  if (cards.length > MAX_CARDS)
    throw new AppError("CONFLICT", `An assessment can have up to ${MAX_CARDS} cards.`);
}

/** BAD_REQUEST, with the path, if a card refers to something missing. `placeOf` gives a card's path in the request. */
async function assertReferences(
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
