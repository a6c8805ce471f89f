import { type AchReturnCode, achReturns } from '@dayfare/domain/money';
import { and, asc, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { RailOrder, RailPayment, Rails } from './rail.ts';
import { lateReturnCodeOf, type RailScenario, returnCodeOf } from './rail-scenarios.ts';
import type { RailState } from './rail-states.ts';
import { scenarioOf, setScenario } from './scenario-of.ts';
import { type Rail, railPayments, railScenarios } from './tables.ts';

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

/** Why a payment is held that was due to arrive. */
const heldLate = 'HeldByRail';

type Said = Partial<Pick<RailPayment, 'state' | 'reason' | 'paidMinor' | 'returnsWith'>>;

/** A card scheme answers at once; a bank takes what it is given and says what is wrong with it when it has read the batch. */
function atFirst({ rail, isCharge }: RailOrder, scenario: RailScenario): Said & Pick<RailPayment, 'state'> {
  if (isCharge)
    return scenario === 'RefusesFee' ? { state: 'refused', reason: 'CardDeclined' } : { state: 'taken' };
  // A debit is asked for by its payer, who waits: it goes through as a whole, or it doesn't.
  if (scenario === 'Holds' && rail !== 'debit') return { state: 'held' };
  if (scenario === 'Refuses' || (answering.has(rail) && returnCodeOf(scenario)))
    return { state: 'refused', reason: reasons[rail].atOnce };
  return { state: 'taken' };
}

/** What a rail says when a payment was due to arrive. */
function atLast({ rail, amountMinor }: RailPayment, scenario: RailScenario): Said {
  if (scenario === 'Travels') return { state: 'taken' };
  if (scenario === 'HoldsLate') return { state: 'held' };
  const code = returnCodeOf(scenario);
  if (code || scenario === 'RefusesLate' || scenario === 'PaysAfterAll')
    return {
      state: 'returned',
      reason: rail === 'ach' && code ? achReturns[code].reason : reasons[rail].late,
    };
  if (scenario === 'PaysTooMuch') return { state: 'paid', paidMinor: amountMinor + 500 };
  const isHalf = scenario === 'PaysHalf' && amountMinor > 1 && rail !== 'debit';
  const returnsWith = returning.has(rail) ? lateReturnCodeOf(scenario) : undefined;
  return {
    state: 'paid',
    paidMinor: isHalf ? Math.floor(amountMinor / 2) : amountMinor,
    ...(returnsWith && { returnsWith, reason: returnReason(rail, returnsWith) }),
  };
}

const bytewise = sql`${railPayments.reference} collate "C"`;
/** Everything but where it goes. */
const { destination: _kept, ...shown } = getTableColumns(railPayments);

/** The books of the rails in a database: what they were given, what became of it, and how testers have them treat an account. */
export function railBooks(db: Db): Rails {
  const find = async (reference: string): Promise<RailPayment | undefined> => {
    const [found] = await db.select(shown).from(railPayments).where(eq(railPayments.reference, reference));
    return found;
  };
  const require = async (reference: string): Promise<RailPayment> => {
    const found = await find(reference);
    if (!found) throw new Error(`The rail was not given ${reference}.`);
    return found;
  };
  /** Writes down a payment that it did not have. */
  const write = async (order: RailOrder, said: Said & Pick<RailPayment, 'state'>): Promise<void> => {
    const { reference, rail, isCharge, instrument, destination, amountMinor, at } = order;
    await db
      .insert(railPayments)
      .values({
        destination: said.state === 'voided' ? null : JSON.stringify(destination),
        ...{ reference, rail, isCharge, amountMinor, instrumentId: instrument.id },
        ...{ receivedAt: at, changedAt: at, ...said },
      })
      // Given to it twice at once: the first one counts.
      .onConflictDoNothing();
  };
  /** Changes a payment that is in one of these states; gives it as it is then. */
  const change = async (reference: string, from: readonly RailState[], said: Said, at: Date) => {
    const [written] = await db
      .update(railPayments)
      // What has ended goes nowhere any more.
      .set({
        ...said,
        changedAt: at,
        ...(said.state !== 'taken' && said.state !== 'held' && { destination: null }),
      })
      .where(and(eq(railPayments.reference, reference), inArray(railPayments.state, [...from])))
      .returning(shown);
    return written ?? require(reference);
  };
  return {
    find: async (reference) => {
      const known = await find(reference);
      if (known?.state !== 'returned' || known.isCharge) return known;
      const { instrumentId: id, amountMinor: paidMinor, changedAt } = known;
      if ((await scenarioOf(db, { id, refusesPayouts: false })) !== 'PaysAfterAll') return known;
      return change(reference, ['returned'], { state: 'paid', paidMinor, reason: null }, changedAt);
    },
    take: async (order) => {
      const known = await find(order.reference);
      if (known) return known;
      const scenario = await scenarioOf(db, order.instrument);
      if (scenario === 'IsDown') throw new Error(`The ${order.rail} rail can't be reached.`);
      await write(order, atFirst(order, scenario));
      return require(order.reference);
    },
    outcome: async (reference, { refusesPayouts, at }) => {
      const known = await require(reference);
      const { state, instrumentId: id } = known;
      const scenario = await scenarioOf(db, { id, refusesPayouts });
      // What it held when it was due goes on as soon as it is treated otherwise; what it held from the start waits for a decision.
      const isLetGo = state === 'held' && known.reason === heldLate;
      if (state !== 'taken' && !isLetGo) return known;
      const treated = known.isCharge && scenario !== 'Travels' ? 'Pays' : scenario;
      const said = atLast(known, treated);
      if (said.state === state) return known;
      return change(
        reference,
        ['taken', 'held'],
        { reason: said.state === 'held' ? heldLate : null, ...said },
        at,
      );
    },
    sendBack: async (reference, at) => {
      const { instrumentId: id } = await require(reference);
      const scenario = await scenarioOf(db, { id, refusesPayouts: false });
      if (scenario === 'CallsNothingBack') return require(reference);
      return change(reference, ['paid'], { state: 'returned', paidMinor: 0 }, at);
    },
    endHold: (reference, state, at) => change(reference, ['held'], { state }, at),
    callBack: async (order) => {
      const { reference, at } = order;
      await write(order, { state: 'voided' });
      const known = await require(reference);
      const scenario = await scenarioOf(db, { id: known.instrumentId, refusesPayouts: false });
      if (known.isCharge && scenario === 'KeepsFee')
        throw new Error(`The card scheme can't be reached to give ${reference} back.`);
      if (scenario === 'CallsNothingBack') return known;
      if (scenario === 'PaysInstead' && !known.isCharge)
        return change(reference, ['held', 'taken'], { state: 'paid', paidMinor: known.amountMinor }, at);
      const from: RailState[] = known.isCharge ? ['held', 'taken', 'paid'] : ['held', 'taken'];
      return change(reference, from, { state: 'voided', paidMinor: 0 }, at);
    },
    statement: ({ after, most }) =>
      db.select(shown).from(railPayments).where(gt(bytewise, after)).orderBy(asc(bytewise)).limit(most),
    latest: (most) =>
      db
        .select(shown)
        .from(railPayments)
        .orderBy(desc(railPayments.changedAt), desc(railPayments.reference))
        .limit(most),
    setScenario: (instrumentId, scenario) => setScenario(db, instrumentId, scenario),
    adopt: async (payments) => {
      await db.delete(railScenarios);
      await db.delete(railPayments);
      if (payments.length > 0) await db.insert(railPayments).values([...payments]);
    },
  };
}
