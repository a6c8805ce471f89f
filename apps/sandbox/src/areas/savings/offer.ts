import type { WireSavings } from '@dayfare/api/savings/contract';
import { instrumentStatus, minorUnits, toWire } from '@dayfare/domain/money';
import { goalBounds, mostGoals } from '@dayfare/domain/savings';
import { underLocks } from '../../platform/db/transaction.ts';
import { contractsFor, transferContractType } from '../contracts/index.ts';
import {
  accessOf,
  amountBounds,
  earliestDay,
  heldIn,
  isHeld,
  listInstruments,
  lockPayPeriod,
  placeName,
} from '../money/index.ts';
import { type ApiContext, employmentOf, type SignedIn } from '../session/index.ts';
import { goalsOf, isShelved, savedIn, wireGoal } from './goals.ts';
import { isOpen } from './is-open.ts';
import { paydaysFrom } from './paydays.ts';

type Context = ApiContext & SignedIn;

/** What is agreed to when a goal is started: what holds for early transfers. */
export const goalContracts = () => contractsFor('issuer');

/** What can be taken of pay now; undefined for users without wages. */
async function payNow(context: Context): Promise<WireSavings['sources'][number] | undefined> {
  const employment = await employmentOf(context.db, context);
  if (!employment) return undefined;
  const available = await underLocks(context.db, async (tx) => {
    const now = context.clock.now();
    const pay = await lockPayPeriod(tx, { settings: context.settings, employmentId: employment.id }, now);
    const { closure, bound, funding } = await accessOf({ tx, ...pay }, context);
    if (closure) return minorUnits(0);
    return minorUnits(Math.min(pay.summary.accessible, bound.left, funding ?? bound.left));
  });
  return { instrumentID: null, name: null, available: toWire(available) };
}

/** What we hold for a person beside their goals, with what is in it. */
async function heldNow({ db, clock, employee }: Context): Promise<WireSavings['sources']> {
  const { instruments } = await listInstruments(db, employee.id, clock.now());
  const active = instrumentStatus.toWire('Active');
  const held = instruments.filter((one) => one.status === active && isHeld(one));
  return Promise.all(
    held.map(async (one) => ({
      ...{ instrumentID: one.id, name: placeName({ displayText: one.displayText, last4: one.last4 ?? '' }) },
      available: toWire(await heldIn(db, one.id)),
    })),
  );
}

/** Everything that a person has put aside, and what can be done. */
export async function savingsOf(context: Context): Promise<WireSavings> {
  const { db, clock, employee } = context;
  const all = await goalsOf(db, employee.id);
  const shown = [...all.filter((one) => !isShelved(one)), ...all.filter(isShelved)];
  let balance = 0;
  for (const goal of all) balance += (await savedIn(db, goal)).balance;
  const { minAmount, maxAmount } = amountBounds(context);
  const pay = await payNow(context);
  const employment = await employmentOf(db, context);
  const earliest = earliestDay(clock.now(), employee.timeZone);
  return {
    balance: all.length === 0 ? null : toWire(minorUnits(balance)),
    currency: employee.currency,
    isOpen: isOpen(context),
    goals: await Promise.all(shown.map((goal) => wireGoal(db, goal))),
    sources: [...(pay ? [pay] : []), ...(await heldNow(context))],
    limits: {
      ...{ leastGoal: toWire(goalBounds.min), mostGoal: toWire(goalBounds.max), mostGoals },
      ...{ leastDeposit: toWire(minAmount), mostDeposit: toWire(maxAmount) },
    },
    earliestDay: earliest,
    paydays: await paydaysFrom(db, employment?.id ?? null, earliest),
    contractType: transferContractType,
    contractIds: goalContracts().map(({ id }) => id),
  };
}
