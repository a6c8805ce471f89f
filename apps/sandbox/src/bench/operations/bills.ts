import { billpayContract, type WireBills } from '@dayfare/api/billpay/contract';
import { addDays, epochMs, type IsoDate, toIsoDate } from '@dayfare/domain/money';
import type { Chances } from './chances.ts';
import { send } from './commands.ts';
import { named, outcomeOf } from './outcome.ts';
import { step } from './step.ts';
import type { Client, World } from './world.ts';

type Due = WireBills['dues'][number];

const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

const callsOf = ({ device }: Client) => device.client(billpayContract);

/** A bill of up to five payments. Autopay has a limit that some amounts are above; bills without autopay are scheduled or paid by hand. */
async function add(client: Client, { server }: World, chances: Chances): Promise<unknown> {
  const { contractIds } = await callsOf(client).getBills();
  const today: IsoDate = toIsoDate(
    epochMs(server.sandbox().server.clock.now().getTime()),
    'America/New_York',
  );
  const autopay = chances.happens(0.6);
  return callsOf(client).addBill(
    {
      ...{ instrumentID: chances.one(client.billers), amountDue: 5 + chances.below(20) },
      ...{ dueDate: addDays(today, 1 + chances.below(12)), frequency: chances.one([1, 1, 2, null]) },
      ...{ paymentEndDate: null, numberOfTimes: 1 + chances.below(5) },
      ...{ autopay, autopayLimit: autopay ? 10 + chances.below(25) : null },
      ...{ remindDays: chances.one([1, 3, null]), contractsAccepted: contractIds },
    },
    key(),
  );
}

/** Does something with one of a user's bills. */
async function withDue(
  name: string,
  client: Client,
  chances: Chances,
  work: (due: Due, all: WireBills) => Promise<string>,
): Promise<string> {
  try {
    const all = await callsOf(client).getBills();
    return all.dues.length === 0 ? `${name}: none` : await work(chances.one(all.dues), all);
  } catch (error) {
    return outcomeOf(name, error);
  }
}

/** What people have to pay, and how: by hand, on a day, by autopay; what they call off, mark, trace and stop. */
export const billSteps = [
  step(3, async (world, chances) => {
    const client = chances.one(world.clients);
    if (client.billers.length === 0) return 'bill added: no biller';
    return named('bill added', add(client, world, chances));
  }),
  step(5, async ({ clients }, chances) => {
    const client = chances.one(clients);
    return withDue('bill paid', client, chances, ({ dueID, amountDue }, { contractIds }) => {
      const asked = { dueID, amount: amountDue, contractsAccepted: contractIds };
      const context = key();
      const command = { send: async () => (await callsOf(client).payBill(asked, context)).transactionID };
      return send(client, command, 'bill paid');
    });
  }),
  step(4, async ({ clients }, chances) => {
    const client = chances.one(clients);
    return withDue('bill scheduled', client, chances, (due, { bills, contractIds, earliestDay }) => {
      // What autopay pays stays within its limit: only other bills are put on a day by hand.
      if (bills.find(({ billID }) => billID === due.billID)?.autopayLimit !== null)
        return Promise.resolve('bill scheduled: on autopay');
      const date = due.payment ? null : chances.one([due.lastPayDate, earliestDay]);
      const asked = { dueID: due.dueID, date, contractsAccepted: contractIds };
      return named(date ? 'bill scheduled' : 'bill called off', callsOf(client).scheduleBill(asked));
    });
  }),
  step(2, async ({ clients }, chances) => {
    const client = chances.one(clients);
    return withDue('bill changed', client, chances, ({ dueID, billID }, { bills, contractIds }) => {
      const bill = bills.find((one) => one.billID === billID);
      const autopay = !bill?.autopay && bill?.autopayLimit !== null;
      const asked = {
        ...{ billID, autopay, autopayLimit: bill?.autopayLimit ?? null, remindDays: null },
        contractsAccepted: contractIds,
      };
      const changes: readonly (() => Promise<unknown>)[] = [
        () => callsOf(client).changeBill(asked),
        () => callsOf(client).markBill({ dueID, isPaid: chances.happens(0.5) }),
        () => callsOf(client).traceBill({ dueID }),
        () => callsOf(client).traceBill({ dueID }),
        () => callsOf(client).stopBill({ billID }),
      ];
      return named('bill changed', chances.one(changes)());
    });
  }),
];
