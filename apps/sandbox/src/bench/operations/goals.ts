import { savingsContract, type WireGoal } from '@dayfare/api/savings/contract';
import { addDays, epochMs, type IsoDate, toIsoDate } from '@dayfare/domain/money';
import { goalStatus } from '@dayfare/domain/savings';
import type { Chances } from './chances.ts';
import { send } from './commands.ts';
import { named, outcomeOf } from './outcome.ts';
import { hourMs, step } from './step.ts';
import type { Client, World } from './world.ts';

const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

const callsOf = ({ device }: Client) => device.client(savingsContract);

/** A plan of a small deposit every so often, for a month, from pay or from the card. */
async function start(client: Client, { server }: World, chances: Chances): Promise<unknown> {
  const { contractIds } = await callsOf(client).getGoals();
  const soon = server.sandbox().server.clock.now().getTime() + 48 * hourMs;
  const startDate: IsoDate = toIsoDate(epochMs(soon), 'America/New_York');
  return callsOf(client).saveGoal(
    {
      ...{ goalID: null, name: `Trip ${chances.below(1_000_000)}`, picture: 1 },
      ...{ goalAmount: 40 + chances.below(60), depositAmount: 5 + chances.below(10) },
      ...{ frequency: chances.below(2), startDate, endDate: addDays(startDate, 30) },
      fromInstrumentID: chances.happens(0.5) ? client.productCard : null,
      ...{
        roundUpTo: chances.happens(0.3) ? 5 : null,
        partOfTransfers: null,
        contractsAccepted: contractIds,
      },
    },
    key(),
  );
}

/** A goal of a client's; undefined while there is none. */
async function someGoal(client: Client, chances: Chances): Promise<WireGoal | undefined> {
  const { goals } = await callsOf(client).getGoals();
  return goals.length === 0 ? undefined : chances.one(goals);
}

/** What people put aside: plans that run by themselves, deposits and withdrawals by hand, and what ends them. */
export const goalSteps = [
  step(2, async (world, chances) => named('goal started', start(chances.one(world.clients), world, chances))),
  step(6, async ({ clients }, chances) => {
    const client = chances.one(clients);
    try {
      const goal = await someGoal(client, chances);
      if (!goal) return 'saved: no goal';
      const fromInstrumentID = chances.happens(0.5) ? client.productCard : null;
      const asked = { goalID: goal.goalID, fromInstrumentID, amount: 5 + chances.below(10) };
      const context = key();
      const command = { send: async () => (await callsOf(client).depositToGoal(asked, context)).transferID };
      return await send(client, command, 'saved');
    } catch (error) {
      return outcomeOf('saved', error);
    }
  }),
  step(4, async ({ clients }, chances) => {
    const client = chances.one(clients);
    try {
      const goal = await someGoal(client, chances);
      if (!goal) return 'taken out: no goal';
      const toInstrumentID = chances.one([client.bank, client.card, client.productCard ?? client.bank]);
      const asked = { goalID: goal.goalID, toInstrumentID, amount: 1 + chances.below(15) };
      const context = key();
      const command = {
        send: async () => (await callsOf(client).withdrawFromGoal(asked, context)).transferID,
      };
      return await send(client, command, 'taken out');
    } catch (error) {
      return outcomeOf('taken out', error);
    }
  }),
  step(1, async ({ clients }, chances) => {
    const client = chances.one(clients);
    try {
      const goal = await someGoal(client, chances);
      if (!goal) return 'goal changed: none';
      const status = goalStatus.toWire(chances.one(['Paused', 'Resumed', 'Cancelled'] as const));
      return await named('goal changed', callsOf(client).changeGoal({ goalID: goal.goalID, status }));
    } catch (error) {
      return outcomeOf('goal changed', error);
    }
  }),
];
