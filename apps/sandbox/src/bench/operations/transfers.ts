import { moneyContract } from '@dayfare/api/money/contract';
import { recurringContract } from '@dayfare/api/money/recurring/recurring-contract';
import { epochMs, toIsoDate } from '@dayfare/domain/money';
import type { Chances } from './chances.ts';
import { send } from './commands.ts';
import { named, outcomeOf } from './outcome.ts';
import { hourMs, step } from './step.ts';
import type { Client, Command } from './world.ts';

/** Where a transfer goes, and how fast: 0 at once, 1 on the next business day. */
function wayOf({ bank, card, gift, cash, billers, productCard }: Client, chances: Chances) {
  const transferSpeed = chances.below(2);
  const others = [gift, cash, ...billers, ...(productCard === null ? [] : [productCard])];
  if (chances.happens(0.4)) return { transferSpeed, instrumentId: chances.one(others) };
  return { transferSpeed, instrumentId: transferSpeed === 0 ? card : bank };
}

async function quote(client: Client, chances: Chances): Promise<Command> {
  const money = client.device.client(moneyContract);
  const { previewId, contractIds: contractsAccepted } = await money.previewTransaction({
    amount: (chances.below(40_00) + 1) / 100,
    ...wayOf(client, chances),
  });
  const context = { idempotencyKey: crypto.randomUUID() };
  return {
    send: async () =>
      (await money.performTransaction({ previewId, contractsAccepted }, { context })).transactionID,
  };
}

/** Transfers of wages, once and regularly, and their cancelling. */
export const transferSteps = [
  step(34, async ({ clients }, chances) => {
    const client = chances.one(clients);
    try {
      const command = await quote(client, chances);
      if (!chances.happens(0.15)) return await send(client, command, 'transfer');
      // Sent later, after others that were quoted after it.
      client.waiting.push(command);
      return 'quote kept';
    } catch (error) {
      return outcomeOf('quote', error);
    }
  }),
  step(12, async ({ clients }, chances) => {
    const client = chances.one(clients);
    const made = client.made.filter(({ id }) => id.startsWith('T-'));
    const known = made[chances.below(made.length || 1)];
    if (!known) return 'cancel: none';
    return named('cancel', client.device.client(moneyContract).cancelTransaction({ id: known.id }));
  }),
  step(4, async ({ clients, server }, chances) => {
    const client = chances.one(clients);
    const regular = client.device.client(recurringContract);
    const tomorrow = server.sandbox().server.clock.now().getTime() + 24 * hourMs;
    const plan = {
      ...{ amount: 5 + chances.below(10), instrumentId: client.bank, interval: chances.below(2) },
      startDate: toIsoDate(epochMs(tomorrow), 'America/New_York'),
      ...{ endBy: 2, endDate: null, endAmount: null, numberOfTimes: 1 + chances.below(6) },
    };
    try {
      const { contractIds } = await regular.previewRecurringTransaction(plan);
      const { recurringTransactionID: id } = await regular.saveRecurringTransactionDetail(
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
    const change = { recurringTransactionID: id, status: 1 + chances.below(3) };
    const regular = client.device.client(recurringContract);
    return named('recurring change', regular.updateRecurringTransactionsStatus(change));
  }),
  step(12, async ({ clients }, chances) => {
    const { device } = chances.one(clients);
    try {
      const { availabilityReason } = await device.client(moneyContract).getAvailableFunds();
      return availabilityReason === 0 ? 'balance: open' : 'balance: closed';
    } catch (error) {
      return outcomeOf('balance', error);
    }
  }),
];
