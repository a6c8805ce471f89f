import {
  type CardAction,
  type CardParts,
  cardApplication,
  cardApproval,
  cardBlock,
  cardObstacle,
  cardStatus,
} from '@dayfare/domain/card';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type CardRow, cardApplications, cards } from './tables.ts';

/** What is known of a person's card, and of their application for one. */
export interface PersonsCard {
  readonly row: CardRow | undefined;
  readonly application: typeof cardApplications.$inferSelect | undefined;
  readonly parts: CardParts;
}

/** What a person has: the card in use, if any, and how far an application has come. */
export async function cardOf(db: Db, employeeId: number): Promise<PersonsCard> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.employeeId, employeeId), isNull(cards.replacedBy)));
  const [application] = await db
    .select()
    .from(cardApplications)
    .where(eq(cardApplications.employeeId, employeeId));
  const parts: CardParts = {
    id: row?.id ?? 0,
    status: (row && cardStatus.fromWire(row.status)) ?? 'None',
    block: (row && cardBlock.fromWire(row.block)) ?? 'NotVerified',
    isActivated: row?.isActivated ?? false,
    hasPin: (row?.pinHash ?? null) !== null,
    approval: cardApproval.fromWire(application?.approval ?? 0) ?? 'None',
    application: cardApplication.fromWire(application?.application ?? 0) ?? 'None',
  };
  return { row, application, parts };
}

/** The person's card in use. Refuses with CardNotFound what is another's, or was replaced. */
export async function requireCard(db: Db, employeeId: number, cardId: number) {
  const { row, parts } = await cardOf(db, employeeId);
  if (!row || row.id !== cardId) throw new Refusal('CardNotFound');
  return { row, parts };
}

/** Refuses with CardNotChangeable what can't be done with a card that stands like this. */
export function requireAble(action: CardAction, parts: CardParts): void {
  if (cardObstacle(action, parts)) throw new Refusal('CardNotChangeable');
}
