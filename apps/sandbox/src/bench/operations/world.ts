import { moneyContract } from '@dayfare/api/money/contract';
import { destinationsContract } from '@dayfare/api/money/destinations-contract';
import { seedPassphrase } from '../../seeds/index.ts';
import { createDevice, type Device } from '../device.ts';
import { benchPeople } from '../people.ts';
import type { Intent } from '../transfer.ts';
import type { LastingServer } from './lasting-server.ts';

/** Somebody with a device, and what they have asked for. */
export interface Client {
  readonly id: number;
  readonly email: string;
  readonly device: Device;
  readonly bank: number;
  readonly card: number;
  readonly gift: number;
  /** Quoted and not sent yet. */
  readonly waiting: Intent[];
  /** Sent, and no answer came. */
  readonly unknown: Intent[];
  /** Answered with a transfer: sending it again has to give the same. */
  readonly made: { readonly intent: Intent; readonly id: string }[];
  readonly recurring: string[];
}

/** Everybody of a run, and the server. */
export interface World {
  readonly server: LastingServer;
  readonly clients: readonly Client[];
  readonly sentAgain: () => number;
  readonly countSentAgain: () => void;
}

/** Signs everybody in. */
export async function openWorld(server: LastingServer, people: number): Promise<World> {
  const clients: Client[] = [];
  for (const { id, email } of benchPeople(people)) {
    const device = createDevice(server.origin);
    await device.signIn(email, seedPassphrase, `device-${id}`);
    const { instruments } = await device.client(moneyContract).getInstruments();
    const [bank, card] = instruments;
    const { instrumentId: gift } = await device.client(destinationsContract).openGiftCard({});
    clients.push({
      ...{ id, email, device, bank: bank?.id ?? 0, card: card?.id ?? 0, gift },
      ...{ waiting: [], unknown: [], made: [], recurring: [] },
    });
  }
  let sentAgain = 0;
  return {
    ...{ server, clients },
    sentAgain: () => sentAgain,
    countSentAgain: () => {
      sentAgain += 1;
    },
  };
}
