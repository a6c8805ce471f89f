import { moneyContract } from '@dayfare/api/money/contract';
import { recurringContract } from '@dayfare/api/money/recurring-contract';
import { ApiError } from '@dayfare/api/transport';
import { epochMs, toIsoDate } from '@dayfare/domain/money';
import { isRailManner, railMannerNames } from '../../rails/index.ts';
import type { Intent } from '../transfer.ts';
import type { Chances, Weighted } from './chances.ts';
import type { Client, World } from './world.ts';

/** An operation; gives its name with what became of it. */
interface Step {
  readonly run: (world: World, chances: Chances) => Promise<string>;
}

const manners = Object.keys(railMannerNames).filter(isRailManner);
const hourMs = 3_600_000;

/** A refusal is an answer; anything else but a lost answer is a mistake of ours. */
function outcomeOf(name: string, error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.mayHaveMoved ? `${name}: answer lost` : `${name}: refused, ${error.code ?? error.kind}`;
}

async function quote(client: Client, chances: Chances): Promise<Intent> {
  const transferSpeed = chances.below(2);
  const atOnce = chances.below(4) === 0 ? client.gift : client.card;
  const quoted = await client.device.client(moneyContract).previewTransaction({
    amount: (chances.below(40_00) + 1) / 100,
    instrumentId: transferSpeed === 0 ? atOnce : client.bank,
    transferSpeed,
  });
  return {
    input: { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    idempotencyKey: crypto.randomUUID(),
  };
}

/** Sends an intent once. What gets lost is kept, for somebody to send it again. */
export async function send(client: Client, intent: Intent, name: string): Promise<string> {
  const { input, idempotencyKey } = intent;
  try {
    const { transactionID } = await client.device
      .client(moneyContract)
      .performTransaction(input, { context: { idempotencyKey } });
    client.made.push({ intent, id: transactionID });
    return `${name}: made`;
  } catch (error) {
    if (error instanceof ApiError && error.mayHaveMoved) client.unknown.push(intent);
    return outcomeOf(name, error);
  }
}

const step = (weight: number, run: Step['run']): Step & Weighted => ({ weight, run });

/** What people do, several at once. */
export const batchSteps: readonly (Step & Weighted)[] = [
  step(34, async ({ clients }, chances) => {
    const client = chances.one(clients);
    try {
      const intent = await quote(client, chances);
      if (!chances.happens(0.15)) return await send(client, intent, 'transfer');
      // Sent later, after others that were quoted after it.
      client.waiting.push(intent);
      return 'quote kept';
    } catch (error) {
      return outcomeOf('quote', error);
    }
  }),
  step(6, async ({ clients }, chances) => {
    const client = chances.one(clients);
    const intent = client.waiting.shift();
    return intent ? send(client, intent, 'late transfer') : 'late transfer: none';
  }),
  step(12, async (world, chances) => {
    const client = chances.one(world.clients);
    const intent = client.unknown.shift();
    if (!intent) return 'sent again: none';
    world.countSentAgain();
    return send(client, intent, 'sent again');
  }),
  step(8, async ({ clients, countSentAgain }, chances) => {
    const client = chances.one(clients);
    const known = client.made[chances.below(client.made.length || 1)];
    if (!known) return 'duplicate: none';
    countSentAgain();
    const name = await send(client, known.intent, 'duplicate');
    const again = name === 'duplicate: made' ? client.made.pop() : undefined;
    if (again && again.id !== known.id) throw new Error(`${known.id} was made again as ${again.id}.`);
    return name;
  }),
  step(12, async ({ clients }, chances) => {
    const client = chances.one(clients);
    const known = client.made[chances.below(client.made.length || 1)];
    if (!known) return 'cancel: none';
    return client.device
      .client(moneyContract)
      .cancelTransaction({ id: known.id })
      .then(
        () => 'cancel: done',
        (error: unknown) => outcomeOf('cancel', error),
      );
  }),
  step(4, async ({ clients, server }, chances) => {
    const client = chances.one(clients);
    const tomorrow = server.sandbox().server.clock.now().getTime() + 24 * hourMs;
    const plan = {
      ...{ amount: 5 + chances.below(10), instrumentId: client.bank, interval: chances.below(2) },
      startDate: toIsoDate(epochMs(tomorrow), 'America/New_York'),
      ...{ endBy: 2, endDate: null, endAmount: null, numberOfTimes: 1 + chances.below(6) },
    };
    try {
      const { contractIds } = await client.device.client(recurringContract).previewRecurringTransaction(plan);
      const { recurringTransactionID: id } = await client.device
        .client(recurringContract)
        .saveRecurringTransactionDetail(
          { ...plan, recurringTransactionID: null, contractsAccepted: contractIds },
          { context: { idempotencyKey: crypto.randomUUID() } },
        );
      client.recurring.push(id);
      return 'recurring: set up';
    } catch (error) {
      return outcomeOf('recurring', error);
    }
  }),
  step(2, async ({ clients }, chances) => {
    const client = chances.one(clients);
    const id = client.recurring[chances.below(client.recurring.length || 1)];
    if (!id) return 'recurring change: none';
    return client.device
      .client(recurringContract)
      .updateRecurringTransactionsStatus({ recurringTransactionID: id, status: 1 + chances.below(3) })
      .then(
        () => 'recurring change: done',
        (error: unknown) => outcomeOf('recurring change', error),
      );
  }),
  step(6, async ({ clients, server }, chances) => {
    const client = chances.one(clients);
    const id = chances.happens(0.5) ? client.bank : client.card;
    // Half of the time it goes well, and closed accounts are opened again, so that there is something to do.
    const manner = chances.happens(0.5) ? 'Pays' : chances.one(manners);
    await server.steer('rails', { id, manner });
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
  step(12, async ({ clients }, chances) => {
    const { availabilityReason } = await chances
      .one(clients)
      .device.client(moneyContract)
      .getAvailableFunds();
    return availabilityReason === 0 ? 'balance: open' : 'balance: closed';
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
