import type { SpendCategory } from '@dayfare/domain/smartspend';
import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { cardPayments, cards } from '../card/index.ts';
import { bankMovements, categoryLimits, merchantCategories } from './tables.ts';

/** Money that came in or went out. */
export interface Movement {
  readonly id: string;
  readonly merchant: string;
  /** Minor units; below zero went out. */
  readonly minor: number;
  readonly at: Date;
  readonly source: 'bank' | 'card';
}

/** Everything since a time, from the bank and from our card, the newest first. A payment that was declined moved nothing. */
export async function movementsSince(tx: Db, employeeId: number, since: Date): Promise<Movement[]> {
  const bank = await tx
    .select()
    .from(bankMovements)
    .where(and(eq(bankMovements.employeeId, employeeId), gte(bankMovements.at, since)));
  const card = await tx
    .select({ payment: cardPayments })
    .from(cardPayments)
    .innerJoin(cards, eq(cards.id, cardPayments.cardId))
    .where(and(eq(cards.employeeId, employeeId), gte(cardPayments.at, since)));
  const all: Movement[] = [
    ...bank.map(({ id, merchant, amountMinor: minor, at }) => ({
      ...{ id: `B-${id}`, merchant, minor, at, source: 'bank' as const },
    })),
    ...card.flatMap(({ payment: { id, kind, merchant, amountMinor, at } }) =>
      kind === 'decline'
        ? []
        : [
            {
              ...{ id: `C-${id}`, merchant, at, source: 'card' as const },
              minor: kind === 'load' ? Math.abs(amountMinor) : -Math.abs(amountMinor),
            },
          ],
    ),
  ];
  return all.toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.id.localeCompare(a.id));
}

/** What a person has said of merchants. */
export async function correctionsOf(tx: Db, employeeId: number): Promise<ReadonlyMap<string, SpendCategory>> {
  const rows = await tx
    .select()
    .from(merchantCategories)
    .where(eq(merchantCategories.employeeId, employeeId));
  return new Map(rows.map(({ merchantKey, category }) => [merchantKey, category]));
}

/** The limits that a person has set. */
export async function limitsOf(tx: Db, employeeId: number): Promise<ReadonlyMap<SpendCategory, number>> {
  const rows = await tx.select().from(categoryLimits).where(eq(categoryLimits.employeeId, employeeId));
  return new Map(rows.map(({ category, limitMinor }) => [category, limitMinor]));
}
