import type { WireFamilyCard } from '@dayfare/api/marketplace/rx-contract';
import { isAlphabetic, tidyName } from '@dayfare/domain/validation';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockEmployee } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { cardNumber, pharmacyGroup } from './pharmacy.ts';
import { pharmacyCards } from './tables.ts';

type Context = ApiContext & SignedIn;

/** The most cards of one person's family. */
const most = 8;

const plainName = (name: string) => tidyName(name).normalize('NFC').toLowerCase();

async function cardsOf(tx: Db, employeeId: number): Promise<WireFamilyCard[]> {
  const rows = await tx
    .select()
    .from(pharmacyCards)
    .where(eq(pharmacyCards.employeeId, employeeId))
    .orderBy(asc(pharmacyCards.id));
  return rows.map(({ id, name }) => ({ cardID: id, name, memberID: cardNumber(employeeId, id) }));
}

/** The cards of the user's household. Refuses with PartnerNotAvailable. */
export async function familyCards(context: Context) {
  pharmacyGroup(context);
  return { cards: await cardsOf(context.db, context.employee.id) };
}

/**
 * Makes a card for a member of the household, one for each name. Refuses with PartnerNotAvailable, InvalidRequest unless the name is letters and white
 * space, and TooManyFamilyCards.
 */
export function addFamilyCard(context: Context, typed: string) {
  pharmacyGroup(context);
  const name = tidyName(typed);
  if (name === '' || !isAlphabetic(name)) throw new Refusal('InvalidRequest');
  const { db, employee, clock } = context;
  return underLocks(db, async (tx) => {
    await lockEmployee(tx, employee.id);
    const cards = await cardsOf(tx, employee.id);
    if (cards.some((card) => plainName(card.name) === plainName(name))) return { cards };
    if (cards.length >= most) throw new Refusal('TooManyFamilyCards');
    await tx.insert(pharmacyCards).values({ employeeId: employee.id, name, createdAt: clock.now() });
    return { cards: await cardsOf(tx, employee.id) };
  });
}

/** Takes a card out of the wallet. Refuses with PartnerNotAvailable. */
export async function removeFamilyCard(context: Context, cardID: number) {
  pharmacyGroup(context);
  const { db, employee } = context;
  await db
    .delete(pharmacyCards)
    .where(and(eq(pharmacyCards.id, cardID), eq(pharmacyCards.employeeId, employee.id)));
  return { cards: await cardsOf(db, employee.id) };
}
