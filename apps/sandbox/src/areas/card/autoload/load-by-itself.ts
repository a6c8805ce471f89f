import { type AutoloadEvent, autoloadAmount } from '@dayfare/domain/card';
import { epochMs, isoDate, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { attempt } from '../../../platform/http/attempt.ts';
import type { ConfiguredServer } from '../../../platform/http/configuration.ts';
import type { Server } from '../../../platform/http/server.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { heldIn, instruments, lockPayPeriod, payInto, type WhenMoneyLeft } from '../../money/index.ts';
import { cardOf } from '../find-card.ts';
import { type CardPayment, type CardRow, cardPayments, cards } from '../tables.ts';
import { tellNotLoaded } from './notices.ts';
import { autoloadBounds, autoloadOf, settingsOf } from './settings.ts';
import { cardAutoloads } from './tables.ts';

/** The kind of job that looks at a payment or a move; its reference is the payment's id, or `person:move`. */
export const autoloadJob = 'card-autoload';

const isOn = async (tx: Db, employeeId: number): Promise<boolean> =>
  settingsOf(await autoloadOf(tx, employeeId)).mode !== 'Disabled';

/** Has a payment looked at, where its person has turned autoload on. In the transaction of the payment. */
export async function lookAtPayment(
  tx: Db,
  employeeId: number,
  { id, at }: Pick<CardPayment, 'id' | 'at'>,
): Promise<void> {
  if (await isOn(tx, employeeId)) await enqueue(tx, { kind: autoloadJob, reference: id, dueAt: at });
}

/** The same of what its person has moved off their card by hand: to a bank, a friend or a goal. */
export const lookAtMove: WhenMoneyLeft = async (tx, { employeeId, instrumentId, id, at }) => {
  const { row: card } = await cardOf(tx, employeeId);
  if (card?.instrumentId !== instrumentId || !(await isOn(tx, employeeId))) return;
  await enqueue(tx, { kind: autoloadJob, reference: `${employeeId}:${id}`, dueAt: at });
};

/** Whose card a job is about, and what was declined, if it was. */
interface Found {
  readonly employeeId: number;
  readonly declined: CardPayment | null;
}

async function foundUnder(tx: Db, reference: string): Promise<Found | undefined> {
  const [person, move] = reference.split(':');
  if (move !== undefined) return { employeeId: Number(person), declined: null };
  const [found] = await tx
    .select({ payment: cardPayments, employeeId: cards.employeeId })
    .from(cardPayments)
    .innerJoin(cards, eq(cards.id, cardPayments.cardId))
    .where(eq(cardPayments.id, reference));
  if (!found) return undefined;
  return {
    employeeId: found.employeeId,
    declined: found.payment.kind === 'decline' ? found.payment : null,
  };
}

/** What has happened, by what is on the card now: money that came to it meanwhile counts. */
async function eventOf(
  tx: Db,
  { declined }: Found,
  { instrumentId }: Pick<CardRow, 'instrumentId'>,
): Promise<AutoloadEvent> {
  const left = await heldIn(tx, instrumentId);
  return declined
    ? { kind: 'declined', missing: minorUnits(declined.amountMinor - left) }
    : { kind: 'paid', left };
}

/**
 * After a payment or a move by hand, moves to the card what its person has set, out of their pay and at most once a day. Where a rule refuses
 * it, they are told why, once a day too.
 */
export function autoloadHandler(server: Server & ConfiguredServer): JobHandler {
  return async (tx, { reference }, ran) => {
    const found = await foundUnder(tx, reference);
    const first = found && (await autoloadOf(tx, found.employeeId));
    if (!first) return false;
    const { employmentId, employeeId } = first;
    const pay = await lockPayPeriod(tx, { settings: server.settings, employmentId }, ran);
    // Under the lock: it may have been turned off a moment ago, or the card replaced.
    const row = await autoloadOf(tx, employeeId);
    const { row: card } = await cardOf(tx, employeeId);
    const today = isoDate(toIsoDate(epochMs(ran.getTime()), pay.employee.timeZone));
    if (!row || !card || pay.employee.closedAt || row.loadedOn === today) return false;
    const amount = autoloadAmount(settingsOf(row), await eventOf(tx, found, card), autoloadBounds(server));
    if (amount === null) return false;
    const [instrument] = await tx.select().from(instruments).where(eq(instruments.id, card.instrumentId));
    if (!instrument) return false;
    const reason = await attempt(tx, (inner) =>
      payInto(inner, pay, { server, instrument, amount, contractIds: row.contractIds }),
    );
    const mine = eq(cardAutoloads.employeeId, employeeId);
    if (!reason) await tx.update(cardAutoloads).set({ loadedOn: today }).where(mine);
    else if (row.toldOn !== today) {
      await tx.update(cardAutoloads).set({ toldOn: today }).where(mine);
      await tellNotLoaded(tx, pay.employee, { amount, last4: card.last4, reason, at: ran });
    }
    return true;
  };
}
