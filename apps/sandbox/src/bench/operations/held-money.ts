import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { send } from './commands.ts';
import { step } from './step.ts';
import type { Client } from './world.ts';

const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

const hasCard = ({ productCard }: Client) => productCard !== null;

/** What people do with money on a card that we hold: pay each other, and move it out. */
export const heldMoneySteps = [
  step(8, async ({ clients }, chances) => {
    const client = chances.one(clients.filter(hasCard));
    const { friendCode } = chances.one(clients.filter(hasCard));
    const friends = client.device.client(friendsContract);
    const amount = (chances.below(20_00) + 1) / 100;
    const context = key();
    const asked = { friendCode, fromInstrumentID: client.productCard ?? 0, amount, note: 'Lunch' };
    const command = { send: async () => (await friends.payFriend(asked, context)).paymentID };
    return send(client, command, 'friend paid');
  }),
  step(4, async ({ clients }, chances) => {
    const client = chances.one(clients.filter(hasCard));
    const money = client.device.client(movesContract);
    const amount = (chances.below(20_00) + 1) / 100;
    const context = key();
    const asked = {
      fromInstrumentID: client.productCard ?? 0,
      toInstrumentID: chances.one([client.bank, client.card]),
      amount,
    };
    const command = {
      send: async () => (await money.transferMoneyBetweenInstruments(asked, context)).transferID,
    };
    return send(client, command, 'moved out');
  }),
];
