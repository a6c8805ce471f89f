import { type AchReturnCode, achReturns } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { lateReturnCodeOf, type RailScenario, returnCodeOf } from './rail-scenarios.ts';
import { scenarioOf } from './scenario-of.ts';
import { type Rail, type RailPayment, railPayments } from './tables.ts';

/** A payment as it is handed to a rail. */
export interface RailOrder {
  /** Idempotency key: a rail takes a reference once, and answers a second time as the first. */
  readonly reference: string;
  readonly rail: Rail;
  /** Whether it takes money from the card instead of sending some to it. */
  readonly isCharge: boolean;
  readonly instrument: { readonly id: number; readonly refusesPayouts: boolean };
  /** Where it goes, as it was promised. */
  readonly destination: unknown;
  readonly amountMinor: number;
  readonly at: Date;
}

type Change = Partial<{ [Field in 'state' | 'reason' | 'paidMinor']: RailPayment[Field] | undefined }>;

/** What a rail knows of a payment; undefined if it was never given it. */
export async function railPayment(tx: Db, reference: string): Promise<RailPayment | undefined> {
  const [found] = await tx.select().from(railPayments).where(eq(railPayments.reference, reference));
  return found;
}

async function changed(tx: Db, { reference }: RailPayment, change: Change, at: Date): Promise<RailPayment> {
  const [written] = await tx
    .update(railPayments)
    // What has ended goes nowhere any more.
    .set({ ...change, changedAt: at, ...(change.state !== 'taken' && { destination: null }) })
    .where(eq(railPayments.reference, reference))
    .returning();
  if (!written) throw new Error(`The rail lost ${reference}.`);
  return written;
}

/** Why a rail refuses a payment at once, and when it was due to arrive. A bank has a code for the second. */
const reasons = {
  card: { atOnce: 'CardDeclined', late: 'CardDeclined' },
  ach: { atOnce: 'RefusedByBank', late: 'RefusedByBank' },
  cash: { atOnce: 'RefusedByBank', late: 'CardDeclined' },
  gift: { atOnce: 'GiftCardsNotAvailable', late: 'GiftCodeNotIssued' },
  biller: { atOnce: 'BillerRefused', late: 'BillerAccountUnknown' },
  issuer: { atOnce: 'ProductCardNotOpen', late: 'ProductCardNotOpen' },
  debit: { atOnce: 'RefusedByBank', late: 'RefusedByBank' },
} as const satisfies Record<Rail, { atOnce: string; late: string }>;

/** Rails on which money that has arrived can come back. A gift code that someone has seen is spent; cash is gone; our own card keeps it. */
const returning: ReadonlySet<Rail> = new Set(['card', 'ach', 'biller', 'debit']);
/** Rails that know at once whether a card or an account is open. */
const answering: ReadonlySet<Rail> = new Set(['card', 'issuer', 'debit']);

/** Why money comes back after it has arrived. */
const returnReason = (rail: Rail, code: AchReturnCode) =>
  rail === 'biller' ? 'BillerSentBack' : achReturns[code].reason;

/** A card scheme answers at once; a bank takes what it is given and says what is wrong with it when it has read the batch. */
function atFirst(
  { rail, isCharge }: RailOrder,
  scenario: RailScenario,
): Pick<RailPayment, 'state'> & { readonly reason?: string } {
  if (isCharge)
    return scenario === 'RefusesFee' ? { state: 'refused', reason: 'CardDeclined' } : { state: 'taken' };
  // A debit is asked for by its payer, who waits: it goes through as a whole, or it doesn't.
  if (scenario === 'Holds' && rail !== 'debit') return { state: 'held' };
  if (scenario === 'Refuses' || (answering.has(rail) && returnCodeOf(scenario)))
    return { state: 'refused', reason: reasons[rail].atOnce };
  return { state: 'taken' };
}

/** Gives a rail a payment. Throws when the rail can't be reached; nothing has been given to it then. */
export async function submit(tx: Db, order: RailOrder): Promise<RailPayment> {
  const known = await railPayment(tx, order.reference);
  if (known) return known;
  const scenario = await scenarioOf(tx, order.instrument);
  if (scenario === 'IsDown') throw new Error(`The ${order.rail} rail can't be reached.`);
  const { reference, rail, instrument, destination, amountMinor, at } = order;
  const [written] = await tx
    .insert(railPayments)
    .values({
      destination: JSON.stringify(destination),
      ...{ reference, rail, amountMinor, instrumentId: instrument.id, receivedAt: at, changedAt: at },
      ...atFirst(order, scenario),
    })
    // Given to it twice at once: the first one counts.
    .onConflictDoNothing()
    .returning();
  const taken = written ?? (await railPayment(tx, reference));
  if (!taken) throw new Error(`The rail did not take ${reference}.`);
  return taken;
}

/** What a rail reports when a payment was due to arrive, and whether it is going to come back. */
export async function report(
  tx: Db,
  payment: RailPayment,
  { instrument, isCharge, at }: Pick<RailOrder, 'instrument' | 'isCharge' | 'at'>,
) {
  const scenario = isCharge ? 'Pays' : await scenarioOf(tx, instrument);
  if (payment.state !== 'taken') return { payment, comesBackWith: undefined };
  const { rail } = payment;
  const code = returnCodeOf(scenario);
  if (code || scenario === 'RefusesLate') {
    const reason = rail === 'ach' && code ? achReturns[code].reason : reasons[rail].late;
    return {
      payment: await changed(tx, payment, { state: 'returned', reason }, at),
      comesBackWith: undefined,
    };
  }
  const { amountMinor } = payment;
  const isHalf = scenario === 'PaysHalf' && amountMinor > 1 && rail !== 'debit';
  const paidMinor = isHalf ? Math.floor(amountMinor / 2) : amountMinor;
  const comesBackWith = returning.has(rail) ? lateReturnCodeOf(scenario) : undefined;
  const reason = comesBackWith && returnReason(rail, comesBackWith);
  return { payment: await changed(tx, payment, { state: 'paid', paidMinor, reason }, at), comesBackWith };
}

/** A payment that had arrived comes back, for the reason that its bank has. */
export function sendBack(tx: Db, payment: RailPayment, at: Date): Promise<RailPayment> {
  return changed(tx, payment, { state: 'returned', paidMinor: 0 }, at);
}

/** Ends the checking of a held payment: it goes on its way, is called back, or no one looked at it in time. */
export function endHold(
  tx: Db,
  payment: RailPayment,
  state: 'taken' | 'voided' | 'expired',
  at: Date,
): Promise<RailPayment> {
  return changed(tx, payment, { state }, at);
}

/** Calls back what a rail has taken or paid: money that a card was charged goes back to it. */
export function callBack(tx: Db, payment: RailPayment, at: Date): Promise<RailPayment> {
  return changed(tx, payment, { state: 'voided', paidMinor: 0 }, at);
}
