import { desc } from 'drizzle-orm';
import { cashVouchers } from '../../areas/money/places/cash/tables.ts';
import { isRailScenario, railScenarioNames } from '../../rails/index.ts';
import { hourMs, type Step, step } from './step.ts';
import type { Client } from './world.ts';

const scenarios = Object.keys(railScenarioNames).filter(isRailScenario);

/** Every place that a client's money is sent to. */
const placesOf = ({ bank, card, gift, cash, billers, productCard }: Client): readonly number[] => [
  ...[bank, card, gift, cash, ...billers],
  ...(productCard === null ? [] : [productCard]),
];

/** What rails do with payments, and people who look at held ones. */
export const railSteps = [
  step(8, async ({ clients, server }, chances) => {
    const id = chances.one(placesOf(chances.one(clients)));
    // Half of the time it goes well, and closed accounts are opened again, so that there is something to do.
    const scenario = chances.happens(0.5) ? 'Pays' : chances.one(scenarios);
    await server.steer('rails', { id, scenario });
    await server.steer('accounts', { id, state: 'Active' });
    return 'rail set';
  }),
  step(4, async ({ clients, server }, chances) => {
    const made = chances.one(clients).made;
    const known = made[chances.below(made.length || 1)];
    if (!known) return 'held decided: none';
    const decision = chances.happens(0.5) ? 'approve' : 'void';
    await server.steer('rails/held', { transaction: known.id, decision }).catch(() => undefined);
    return 'held decided';
  }),
  step(4, async ({ clients, server }, chances) => {
    const made = chances.one(clients).made;
    const known = made[chances.below(made.length || 1)];
    if (!known) return 'rail news: none';
    const { hasChanged } = await server.steer('rails/news', { transaction: known.id });
    return hasChanged ? 'rail news: changed it' : 'rail news: nothing new';
  }),
  step(3, async ({ server }, chances) => {
    const { db } = server.sandbox();
    // The newest first: some have been picked up, and some have expired.
    const vouchers = await db.select().from(cashVouchers).orderBy(desc(cashVouchers.readyAt)).limit(3);
    const transaction = vouchers[chances.below(vouchers.length || 1)]?.transactionId;
    if (!transaction) return 'cash picked up: none';
    const answer = await server.steer('rails/cash', { transaction });
    return answer.error ? 'cash picked up: none there' : 'cash picked up: done';
  }),
];

/** What happens to everybody, with a chance before each batch. */
export const lonelySteps: readonly (Step & { readonly chance: number })[] = [
  {
    chance: 0.5,
    run: async ({ server }, chances) => {
      await server.steer('clock', { advanceMs: (1 + chances.below(36)) * hourMs });
      return 'clock moved on';
    },
  },
  {
    chance: 0.3,
    run: async ({ server, clients }, chances) => {
      const netPay = (chances.below(150_00) / 100).toFixed(2);
      await server.steer('paydays', { email: chances.one(clients).email, netPay });
      return 'payday made short';
    },
  },
  {
    chance: 0.03,
    run: async ({ server }) => {
      await server.restart();
      return 'server started again';
    },
  },
];
