import { cashContract } from '@dayfare/api/money/cash-contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { destinationsContract } from '@dayfare/api/money/destinations-contract';
import { friendsContract } from '@dayfare/api/money/friends-contract';
import { seedPassphrase } from '../../seeds/index.ts';
import { createDevice, type Device } from '../device.ts';
import { benchPeople } from '../people.ts';
import { addBiller } from './billers.ts';
import type { Chances } from './chances.ts';
import type { LastingServer } from './lasting-server.ts';
import type { Floors, Shut } from './own-rules.ts';
import type { Wish } from './wishes.ts';

/** Somebody with a device, and what they have asked for. */
export interface Client {
  readonly id: number;
  readonly email: string;
  readonly mobile: string;
  readonly device: Device;
  readonly bank: number;
  readonly card: number;
  readonly gift: number;
  readonly cash: number;
  billers: readonly number[];
  /** One person in three has none: an account with money in it can't be closed. */
  readonly productCard: number | null;
  /** By which friends pay. */
  readonly friendCode: string;
  /** Quoted and not sent yet. */
  readonly waiting: Wish[];
  /** Sent, and no answer came. */
  readonly unknown: Wish[];
  /** Answered with an id: sending it again has to give the same. */
  readonly made: { readonly wish: Wish; readonly id: string }[];
  /** How often it gave another id instead. */
  madeAgain: number;
  readonly recurring: string[];
  readonly floors: Floors;
  /** How often more had been taken than a limit of their own allows. */
  overLimits: number;
  readonly shut: Shut[];
  isClosed: boolean;
  /** Does one thing after the other. */
  readonly inOrder: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Everybody of a run, and the server. */
export interface World {
  readonly server: LastingServer;
  readonly clients: readonly Client[];
  readonly sentAgain: () => number;
  readonly countSentAgain: () => void;
}

function oneAfterTheOther(): Client['inOrder'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

async function openClient(
  server: LastingServer,
  { id, email, mobile }: ReturnType<typeof benchPeople>[number],
): Promise<Client> {
  const device = createDevice(server.origin, server.fetch);
  await device.signIn(email, seedPassphrase, `device-${id}`);
  const { instruments } = await device.client(moneyContract).getInstruments();
  const [bank, card] = instruments;
  const { instrumentId: gift } = await device.client(destinationsContract).openGiftCard({});
  const { instrumentId: cash } = await device.client(cashContract).openCashPickup({});
  const isWithCard = id % 3 !== 0;
  const held = isWithCard && (await server.steer('accounts/held', { email, pot: 'Card', minor: 200_00 }));
  const { myCode: friendCode } = await device.client(friendsContract).getFriends();
  return {
    ...{ id, email, mobile, device, bank: bank?.id ?? 0, card: card?.id ?? 0, gift, cash },
    friendCode,
    productCard: held ? Number(held.id) : null,
    ...{ billers: [], waiting: [], unknown: [], made: [], recurring: [], shut: [] },
    ...{ floors: new Map(), overLimits: 0, madeAgain: 0, isClosed: false, inOrder: oneAfterTheOther() },
  };
}

/** Signs everybody in, and gives them places to send money to. */
export async function openWorld(server: LastingServer, people: number, chances: Chances): Promise<World> {
  const clients: Client[] = [];
  for (const person of benchPeople(people)) {
    const client = await openClient(server, person);
    await addBiller(client, { server }, chances);
    clients.push(client);
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
