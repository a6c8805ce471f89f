import { cardContract } from '@dayfare/api/card/contract';
import { servicesContract } from '@dayfare/api/card/services-contract';
import { replacementReason } from '@dayfare/domain/card';
import { and, eq, isNull } from 'drizzle-orm';
import { cards } from '../../areas/card/tables.ts';
import type { Chances } from './chances.ts';
import { send } from './commands.ts';
import { named, outcomeOf } from './outcome.ts';
import { step } from './step.ts';
import type { Client, Command } from './world.ts';

const hasCard = ({ productCard }: Client) => productCard !== null;

/** What a card that replaces another is called where ids of all kinds stand side by side. */
export const replacementId = (cardID: number): string => `card-${cardID}`;

async function order(client: Client, chances: Chances): Promise<Command | undefined> {
  const { id: cardID, detail } = await client.device.client(cardContract).getCard();
  if (!detail) return undefined;
  const reason = replacementReason.toWire(chances.one(replacementReason.names));
  const isLost = reason === replacementReason.toWire('Lost') && detail.balance >= detail.lostFee;
  const asked = { cardID, reason, address: detail.address, fee: isLost ? detail.lostFee : 0 };
  const context = { idempotencyKey: crypto.randomUUID() };
  const calls = client.device.client(servicesContract);
  return { send: async () => replacementId((await calls.replaceCard(asked, { context })).cardID) };
}

async function activate(client: Client, inHand: { readonly last4: string; readonly expiry: string }) {
  const { id: cardID } = await client.device.client(cardContract).getCard();
  await client.device.client(servicesContract).activateCard({ cardID, ...inHand });
}

/** Cards that are lost, stolen or damaged: another takes their place, is fetched from the mailbox and activated. */
export const replacedCardSteps = [
  step(2, async ({ clients }, chances) => {
    const client = chances.one(clients.filter(hasCard));
    return client.inOrder(async () => {
      try {
        const command = await order(client, chances);
        if (!command) return 'card replaced: none';
        // Whether the one in use is locked isn't known until it is turned again: it may be another.
        client.isCardLocked = undefined;
        return await send(client, command, 'card replaced');
      } catch (error) {
        return outcomeOf('card replaced', error);
      }
    });
  }),
  step(4, async ({ clients, server }, chances) => {
    const client = chances.one(clients.filter(hasCard));
    return client.inOrder(async () => {
      // What stands on the card that came by mail.
      const [inHand] = await server
        .sandbox()
        .db.select({ last4: cards.last4, expiry: cards.expiry })
        .from(cards)
        .where(and(eq(cards.employeeId, client.id), isNull(cards.replacedBy)));
      return inHand ? named('card activated', activate(client, inHand)) : 'card activated: none';
    });
  }),
];
