import { cardContract } from '@dayfare/api/card/contract';
import { named } from './outcome.ts';
import { step } from './step.ts';
import type { Client } from './world.ts';

const hasCard = ({ productCard }: Client) => productCard !== null;

/** Locks or unlocks, and keeps which it is: an answer that was lost leaves it unknown. */
async function turn(client: Client, isLocked: boolean): Promise<void> {
  const calls = client.device.client(cardContract);
  const { id: cardID } = await calls.getCard();
  client.isCardLocked = undefined;
  await calls.lockCard({ cardID, isLocked });
  client.isCardLocked = isLocked;
}

/** What happens on our card: it pays, is paid to, and is locked in between. One after the other for each person, so that it is known what a lock stopped. */
export const cardUseSteps = [
  step(8, async ({ clients, server }, chances) => {
    const client = chances.one(clients.filter(hasCard));
    const amount = ((chances.below(30_00) + 1) / 100).toFixed(2);
    const kind = chances.happens(0.25) ? 'load' : 'purchase';
    return client.inOrder(async () => {
      const told = await server.steer('card', {
        ...{ email: client.email, kind, amount, merchant: 'Corner Grocery', place: 'Hartford, CT' },
      });
      if (kind === 'load') return `card: ${told.why === null ? 'loaded' : 'load refused'}`;
      if (told.why === null && client.isCardLocked) client.paidWhileLocked += 1;
      return `card: ${told.why === null ? 'paid with' : `declined, ${String(told.why)}`}`;
    });
  }),
  step(3, async ({ clients }, chances) => {
    const client = chances.one(clients.filter(hasCard));
    const isLocked = chances.happens(0.5);
    return client.inOrder(() => named(isLocked ? 'card locked' : 'card unlocked', turn(client, isLocked)));
  }),
];
