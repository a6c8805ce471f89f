import { contractsContract } from '@dayfare/api/contracts/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { tipsContract } from '@dayfare/api/tips/contract';
import { instrumentKind } from '@dayfare/domain/money';
import { tipsSettings } from '@dayfare/domain/tips';
import type { Chances } from './chances.ts';
import { send } from './commands.ts';
import { named, outcomeOf } from './outcome.ts';
import { step } from './step.ts';
import type { Client } from './world.ts';

const contractType = 25;
const pot = instrumentKind.toWire('TimelyTips');

const callsOf = ({ device }: Client) => device.client(tipsContract);

/** Chooses where tips go, and begins with early payouts. */
async function begin(client: Client, chances: Chances): Promise<void> {
  const documents = client.device.client(contractsContract);
  const agreement = { contractType, userSentBrandingType: 0 } as const;
  const { contracts } = await documents.getContractByType({ id: 0, isCardContract: false, ...agreement });
  for (const { id } of contracts) await documents.saveContract({ id, ...agreement });
  await callsOf(client).saveTipsSetting({ setting: chances.one(tipsSettings) });
  const { accounts } = await callsOf(client).getTips();
  const place = accounts[chances.below(accounts.length)];
  if (place) await callsOf(client).linkTipsAccount({ instrumentID: place.instrumentID });
  await callsOf(client).optInToTips({ isOptedIn: true });
}

/** What employers report of tips, where it is paid out to by itself, and what people take of it by hand. */
export const tipsSteps = [
  step(6, async ({ clients, server }, chances) => {
    const client = chances.one(clients);
    const kind = chances.happens(0.7) ? 'Tips' : 'Mileage';
    await server.steer('tips', { email: client.email, kind, minor: 1_00 + chances.below(30_00) });
    return 'tips reported';
  }),
  step(2, async ({ clients, server }, chances) => {
    const client = chances.one(clients);
    await server.steer('tips/mode', { email: client.email, mode: 'TimelyTipsAndEWA' });
    return named('tips begun', begin(client, chances));
  }),
  step(1, async ({ clients }, chances) => {
    return named('tips ended', callsOf(chances.one(clients)).optInToTips({ isOptedIn: false }));
  }),
  step(2, async ({ clients }, chances) => {
    const client = chances.one(clients);
    try {
      const { instruments } = await client.device.client(moneyContract).getInstruments();
      const from = instruments.find(({ instrumentType }) => instrumentType === pot);
      if (!from) return 'tips taken: none';
      const asked = {
        ...{ fromInstrumentID: from.id, toInstrumentID: client.bank },
        amount: 1 + chances.below(10),
      };
      const context = { idempotencyKey: crypto.randomUUID() };
      const move = client.device.client(movesContract);
      const command = {
        send: async () => (await move.transferMoneyBetweenInstruments(asked, { context })).transferID,
      };
      return await send(client, command, 'tips taken');
    } catch (error) {
      return outcomeOf('tips taken', error);
    }
  }),
];
