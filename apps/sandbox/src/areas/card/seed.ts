import {
  type CardApproval,
  cardApplication,
  cardApproval,
  cardBlock,
  cardStatus,
  type RejectionReason,
} from '@dayfare/domain/card';
import { addDays, epochMs, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { quickPasswordCost } from '../../platform/limits/password-cost.ts';
import type { AreaSeed } from '../../seeds/area-seed.ts';
import { employees, hashPassword } from '../session/index.ts';
import { cardOf } from './find-card.ts';
import { issueCard } from './issue.ts';
import { authorise, load } from './processor.ts';
import { type CardRow, cardApplications, cards } from './tables.ts';

/** How a seeded person's card stands. */
type CardState = 'open' | 'toActivate' | 'locked' | 'underReview' | 'rejected';

const cardStates: Readonly<Record<number, CardState>> = {
  1041: 'open',
  1042: 'toActivate',
  1043: 'underReview',
  1044: 'rejected',
  1045: 'locked',
};

const dayMs = 86_400_000;
const address = {
  addressLine1: '12 Orchard Street',
  addressLine2: 'Apt 4',
  city: 'Hartford',
  state: 'CT',
  zipcode: '06103',
};

/** What happened, so many days ago: minor units above zero came in. */
const past: readonly (readonly [daysAgo: number, minor: number, merchant: string, place: string])[] = [
  [62, 420_00, 'Harbor Fresh Market Payroll', ''],
  [58, -64_18, 'Corner Grocery', 'Hartford, CT'],
  [44, -12_99, 'Streamly', ''],
  [34, 455_10, 'Harbor Fresh Market Payroll', ''],
  [30, -300_00, 'Maple Court Apartments', ''],
  [20, -41_07, 'Elm Street Pharmacy', 'Hartford, CT'],
  [6, 438_55, 'Harbor Fresh Market Payroll', ''],
  [5, -52_36, 'Corner Grocery', 'Hartford, CT'],
  [2, -900_00, 'Northway Electronics', 'West Hartford, CT'],
  [1, -9_40, 'Café Río', 'Hartford, CT'],
];

/** Puts an application where it is to stand. */
export async function setApproval(
  tx: Db,
  employeeId: number,
  approval: CardApproval,
  at: Date,
  rejection: RejectionReason = 'IdentityNotConfirmed',
): Promise<void> {
  const isOpen = approval === 'UnderReview';
  const values = {
    approval: cardApproval.toWire(approval),
    application: cardApplication.toWire(approval === 'Approved' ? 'Activate' : 'None'),
    rejection: approval === 'Reject' ? rejection : null,
    decisionBy: isOpen ? addDays(toIsoDate(epochMs(at.getTime()), 'America/New_York'), 2) : null,
    appliedAt: at,
  };
  await tx
    .insert(cardApplications)
    .values({ employeeId, ...values })
    .onConflictDoUpdate({ target: cardApplications.employeeId, set: values });
}

/** A person's card as it comes from the printer; the one they have, if they have one. */
export async function giveCard(tx: Db, employeeId: number, at: Date, last4?: string): Promise<CardRow> {
  const [employee] = await tx.select().from(employees).where(eq(employees.id, employeeId));
  if (!employee) throw new Error(`There is no person ${employeeId}.`);
  const { row } = await cardOf(tx, employeeId);
  if (row) return row;
  await setApproval(tx, employeeId, 'Approved', at);
  return issueCard(tx, employee, { address, at, last4 });
}

/** A person's card, activated and with a PIN; the one they have, if they have one. */
export async function giveOpenCard(tx: Db, employeeId: number, at: Date, last4?: string): Promise<CardRow> {
  const card = await giveCard(tx, employeeId, at, last4);
  if (card.isActivated) return card;
  const open = {
    status: cardStatus.toWire('OpenCard'),
    isActivated: true,
    pinHash: await hashPassword('2580', quickPasswordCost),
  };
  await tx.update(cards).set(open).where(eq(cards.id, card.id));
  return { ...card, ...open };
}

/** Inserts the card of a person, or their application for one. */
export const cardSeed: AreaSeed = async (tx, { id, now }) => {
  const state = cardStates[id];
  if (!state) return;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  if (state === 'underReview') return setApproval(tx, id, 'UnderReview', now);
  if (state === 'rejected') return setApproval(tx, id, 'Reject', now);
  const isNew = state === 'toActivate';
  const { id: cardId } = isNew ? await giveCard(tx, id, ago(3)) : await giveOpenCard(tx, id, ago(90));
  if (isNew) {
    await load(tx, {
      employeeId: id,
      amount: minorUnits(25_00),
      merchant: 'Harbor Fresh Market Payroll',
      place: '',
      at: ago(1),
      isTold: false,
    });
    return;
  }
  for (const [days, minor, merchant, place] of past) {
    const told = {
      employeeId: id,
      amount: minorUnits(Math.abs(minor)),
      merchant,
      place,
      at: ago(days),
      isTold: false,
    };
    await (minor > 0 ? load(tx, told) : authorise(tx, told));
  }
  if (state === 'locked')
    await tx
      .update(cards)
      .set({ block: cardBlock.toWire('Blocked') })
      .where(eq(cards.id, cardId));
};
