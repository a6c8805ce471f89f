import type { WireBudget } from '@dayfare/api/smartspend/contract';
import { epochMs, instrumentStatus, isoDate, minorUnits, toIsoDate, toWire } from '@dayfare/domain/money';
import { categoryOf, merchantKey, type SpendCategory, spendCategories } from '@dayfare/domain/smartspend';
import { underLocks } from '../../platform/db/transaction.ts';
import { openBillsUntil } from '../billpay/index.ts';
import { accessOf, heldIn, isHeld, listInstruments, lockPayPeriod } from '../money/index.ts';
import { type ApiContext, employmentOf, type SignedIn } from '../session/index.ts';
import { correctionsOf, limitsOf, type Movement, movementsSince } from './movements.ts';

type Context = ApiContext & SignedIn;

/** The most purchases that are listed. */
const mostListed = 100;
const yearMs = 366 * 86_400_000;

const money = (minor: number) => toWire(minorUnits(minor));
const totalOf = (all: readonly Movement[]) => all.reduce((sum, { minor }) => sum + Math.abs(minor), 0);

const monthBefore = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
};

/** What is on everything that we hold for a person, beside their goals. */
async function heldNow({ db, clock, employee }: Context): Promise<number> {
  const { instruments } = await listInstruments(db, employee.id, clock.now());
  const active = instrumentStatus.toWire('Active');
  let sum = 0;
  for (const one of instruments) if (one.status === active && isHeld(one)) sum += await heldIn(db, one.id);
  return sum;
}

/** What can be spent until payday, of what it is worked out, and the bills until then; zero for users without wages. */
async function untilPayday(context: Context): Promise<Pick<WireBudget, 'safe' | 'billsAhead'>> {
  const { db, clock, settings, employee } = context;
  const now = clock.now();
  const employment = await employmentOf(db, context);
  if (!employment) return { safe: null, billsAhead: [] };
  const { available, payday } = await underLocks(db, async (tx) => {
    const pay = await lockPayPeriod(tx, { settings, employmentId: employment.id }, now);
    const { closure, bound, funding } = await accessOf({ tx, ...pay }, context);
    const { accessible, period } = pay.summary;
    const open = Math.min(accessible, bound.left, funding ?? bound.left);
    return { available: closure ? 0 : open, payday: isoDate(period.paysOn) };
  });
  const billsAhead = await openBillsUntil(db, employee, payday);
  const bills = billsAhead.reduce((sum, { minor }) => sum + minor, 0);
  return {
    safe: {
      ...{ available: money(available), held: money(await heldNow(context)), bills: money(bills), payday },
      today: toIsoDate(epochMs(now.getTime()), employee.timeZone),
    },
    billsAhead: billsAhead.map(({ billID, name, dueDate, minor }) => ({
      ...{ billID, name, dueDate, amount: money(minor) },
    })),
  };
}

/** A month of a user's budget. */
export async function budgetOf(context: Context, asked: string | undefined): Promise<WireBudget> {
  const { db, clock, employee } = context;
  const now = clock.now();
  const monthOf = (at: Date) => toIsoDate(epochMs(at.getTime()), employee.timeZone).slice(0, 7);
  const month = asked ?? monthOf(now);
  const all = await movementsSince(db, employee.id, new Date(now.getTime() - yearMs));
  const corrections = await correctionsOf(db, employee.id);
  const limits = await limitsOf(db, employee.id);
  const within = (wanted: string) => all.filter(({ at }) => monthOf(at) === wanted);
  const here = within(month);
  const spent = here.filter(({ minor }) => minor < 0);
  const before = within(monthBefore(month)).filter(({ minor }) => minor < 0);
  const of = (some: readonly Movement[], category: SpendCategory) =>
    money(totalOf(some.filter(({ merchant }) => categoryOf(merchant, corrections) === category)));
  return {
    ...{ currency: employee.currency, month, months: [...new Set(all.map(({ at }) => monthOf(at)))] },
    income: money(totalOf(here.filter(({ minor }) => minor > 0))),
    spent: money(totalOf(spent)),
    categories: spendCategories.map((category) => {
      const limit = limits.get(category);
      return {
        ...{ category, spent: of(spent, category), before: of(before, category) },
        limit: limit === undefined ? null : money(limit),
      };
    }),
    spendings: spent.slice(0, mostListed).map(({ id, merchant, minor, at, source }) => ({
      ...{ id, merchant, amount: money(-minor), at: at.toISOString(), source },
      category: categoryOf(merchant, corrections),
      isCorrected: corrections.has(merchantKey(merchant)),
    })),
    total: spent.length,
    ...(await untilPayday(context)),
  };
}
