import { moneyContract } from '@dayfare/api/money/contract';
import fc from 'fast-check';
import { afterAll, expect, inject, it } from 'vitest';
import { checkLedger } from '../../ledger/check.ts';
import { settingsFrom } from '../../platform/http/settings.ts';
import { isRailScenario, railScenarioNames } from '../../rails/index.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { meiLingChen } from '../../seeds/people/mei-ling-chen.ts';
import { openSandbox } from '../../testing/open.ts';
import { checkRails } from './payments/agree.ts';

const sandbox = await openSandbox({
  seeds: [mayaTorres, meiLingChen],
  settings: settingsFrom({ STEP_UP_AMOUNT: '500' }),
});
afterAll(() => sandbox.close());

const scenarios = Object.keys(railScenarioNames).filter(isRailScenario);

const steer = (path: string, body: unknown) =>
  sandbox.app.request(`http://localhost/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });

const step = fc.oneof(
  fc.record({
    do: fc.constant('transfer' as const),
    who: fc.nat(1),
    cents: fc.integer({ min: 1, max: 320_00 }),
    speed: fc.nat(1),
  }),
  fc.record({ do: fc.constant('cancel' as const), who: fc.nat(1), which: fc.nat(5) }),
  fc.record({
    do: fc.constant('rail' as const),
    who: fc.nat(1),
    place: fc.nat(1),
    scenario: fc.constantFrom(...scenarios),
  }),
  fc.record({ do: fc.constant('news' as const), which: fc.nat(5) }),
  fc.record({ do: fc.constant('decide' as const), which: fc.nat(5), voids: fc.boolean() }),
  fc.record({ do: fc.constant('pay' as const), who: fc.nat(1), cents: fc.nat({ max: 200_00 }) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 80 }) }),
);

const { seed, times } = inject('randomRuns');
const numRuns = 12 * times;

it(
  'whatever is done, and whatever the rails do, the books add up to zero, the rails agree with the server, and what can be taken is what its breakdown says',
  async ({ annotate }) => {
    await annotate(`${numRuns} runs from seed ${seed}`);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await sandbox.reset();
        const people = [await sandbox.signedIn(mayaTorres), await sandbox.signedIn(meiLingChen)];
        const clients = people.map((device) => device.client(moneyContract));
        const made: string[] = [];
        for (const one of steps) {
          if (one.do === 'wait') {
            await sandbox.advance(one.hours * 60 * 60_000);
            continue;
          }
          if (one.do === 'pay') {
            const { email } = one.who === 0 ? mayaTorres : meiLingChen;
            await steer('paydays', { email, netPay: (one.cents / 100).toFixed(2) });
            continue;
          }
          if (one.do === 'news') {
            await steer('rails/news', { transaction: made[one.which] ?? '' });
            continue;
          }
          if (one.do === 'decide') {
            const decision = one.voids ? 'void' : 'approve';
            await steer('rails/held', { transaction: made[one.which] ?? '', decision });
            continue;
          }
          const money = clients[one.who];
          if (!money) continue;
          if (one.do === 'rail') {
            const { instruments } = await money.getInstruments();
            await steer('rails', { id: instruments[one.place]?.id, scenario: one.scenario });
            continue;
          }
          if (one.do === 'cancel') {
            const id = made[one.which];
            if (id) await money.cancelTransaction({ id }).catch(() => undefined);
            continue;
          }
          const { instruments } = await money.getInstruments();
          const instrumentId = instruments[1 - one.speed]?.id ?? 0;
          const quoted = await money
            .previewTransaction({ amount: one.cents / 100, instrumentId, transferSpeed: one.speed })
            .catch(() => undefined);
          if (!quoted) continue;
          const done = await money.performTransaction(
            { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
            { context: { idempotencyKey: crypto.randomUUID() } },
          );
          made.push(done.transactionID);
        }
        expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
        expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
        for (const money of clients) {
          const { accessibleAmount, breakdown } = await money.getAvailableFunds();
          const { earned, withheld, limit, alreadyTaken, fees, carriedOver = 0 } = breakdown;
          const cents = (amount: number) => Math.round(amount * 100);
          const used = cents(alreadyTaken) + cents(fees) + cents(carriedOver);
          expect(cents(accessibleAmount)).toBe(Math.max(0, cents(Math.min(earned - withheld, limit)) - used));
        }
      }),
      { numRuns, seed },
    );
  },
  120_000 * times,
);
