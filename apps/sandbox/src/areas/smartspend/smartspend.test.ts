import { billpayContract } from '@dayfare/api/billpay/contract';
import { smartspendContract, type WireBudget } from '@dayfare/api/smartspend/contract';
import { categoryOf, type SpendCategory } from '@dayfare/domain/smartspend';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brunoKeller } from '../../seeds/people/bruno-keller.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import type { Seed } from '../../seeds/seed.ts';
import { openSandbox } from '../../testing/open.ts';
import { merchants } from './merchants.ts';
import { bankMovements } from './tables.ts';

const many: Seed = { ...brunoKeller, purchases: 2_000 };
const sandbox = await openSandbox({ seeds: [many, mayaTorres] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const calls = async (who = many) => (await sandbox.signedIn(who)).client(smartspendContract);
const spentOn = ({ categories }: WireBudget, category: SpendCategory) =>
  categories.find((one) => one.category === category)?.spent ?? 0;

describe('a budget', () => {
  it('puts at least 90 % of 2,000 purchases at 60 merchants right by rules alone, and says “other” of the rest it does not know', async () => {
    const truth = new Map(merchants);
    expect(truth.size).toBe(60);
    const rows = await sandbox.db.select().from(bankMovements).where(eq(bankMovements.employeeId, many.id));
    const purchases = rows.filter(({ amountMinor }) => amountMinor < 0);
    expect(purchases).toHaveLength(2_000);
    const right = purchases.filter(({ merchant }) => categoryOf(merchant) === truth.get(merchant));
    expect(right.length / purchases.length).toBeGreaterThanOrEqual(0.9);
    const wrong = purchases.filter(({ merchant }) => categoryOf(merchant) !== truth.get(merchant));
    expect(new Set(wrong.map(({ merchant }) => categoryOf(merchant)))).toEqual(new Set(['Other']));
  });

  it('adds up: the categories are all that was spent, in this month and in the one before', async () => {
    const { getBudget } = await calls();
    const now = await getBudget({});
    const before = await getBudget({ month: '2026-09' });
    const sum = (all: readonly number[]) => Math.round(all.reduce((total, one) => total + one * 100, 0));
    expect(now.month).toBe('2026-10');
    expect(now.months).toEqual(['2026-10', '2026-09', '2026-08', '2026-07']);
    expect(sum(now.categories.map(({ spent }) => spent))).toBe(sum([now.spent]));
    expect(now.categories.map((one) => one.before)).toEqual(before.categories.map(({ spent }) => spent));
    expect(now.income).toBeGreaterThan(0);
    expect(now.spendings).toHaveLength(100);
  });

  it('remembers what its person says of a merchant, for all its shops and from then on', async () => {
    const { getBudget, setMerchantCategory } = await calls();
    const before = await getBudget({});
    for (const _ of [1, 2]) await setMerchantCategory({ merchant: 'Kestrel & Sons 12', category: 'Home' });
    const after = await getBudget({});
    const moved = Math.round((spentOn(after, 'Home') - spentOn(before, 'Home')) * 100);
    expect(moved).toBeGreaterThan(0);
    expect(Math.round((spentOn(before, 'Other') - spentOn(after, 'Other')) * 100)).toBe(moved);
    expect(after.spent).toBe(before.spent);
    const kestrel = after.spendings.find(({ merchant }) => merchant.startsWith('KESTREL'));
    expect(kestrel).toMatchObject({ category: 'Home', isCorrected: true });
  });

  it('keeps a limit of a category, and lets go of it', async () => {
    const { getBudget, setCategoryLimit } = await calls();
    await setCategoryLimit({ category: 'Fun', limit: 50 });
    await setCategoryLimit({ category: 'Fun', limit: 60 });
    const limit = async () =>
      (await getBudget({})).categories.find(({ category }) => category === 'Fun')?.limit;
    expect(await limit()).toBe(60);
    await setCategoryLimit({ category: 'Fun', limit: null });
    expect(await limit()).toBeNull();
  });

  it('counts the bills that are due until payday, and names them', async () => {
    const device = await sandbox.signedIn(many);
    const { safe, billsAhead } = await device.client(smartspendContract).getBudget({});
    const { dues } = await device.client(billpayContract).getBills();
    const ahead = dues.filter(
      ({ state, dueDate }) => (state === 'open' || state === 'scheduled') && dueDate <= (safe?.payday ?? ''),
    );
    expect(billsAhead.map(({ dueDate, amount }) => [dueDate, amount])).toEqual(
      ahead.map(({ dueDate, amountDue }) => [dueDate, amountDue]),
    );
    expect(safe?.bills).toBe(billsAhead.reduce((sum, { amount }) => sum + amount, 0));
    expect(safe?.available).toBeGreaterThan(0);
  });

  it('is one’s own', async () => {
    await (await calls()).setMerchantCategory({ merchant: 'LUNA 24', category: 'EatingOut' });
    const { spent, spendings, total } = await (await calls(mayaTorres)).getBudget({});
    expect([spent, spendings, total]).toEqual([0, [], 0]);
  });
});
