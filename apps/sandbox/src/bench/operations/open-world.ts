import { moneyContract } from '@dayfare/api/money/contract';
import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { cashContract } from '@dayfare/api/money/places/cash-contract';
import { placesContract } from '@dayfare/api/money/places/places-contract';
import { seedPassphrase } from '../../seeds/index.ts';
import { createDevice } from '../device.ts';
import { benchPeople } from '../people.ts';
import { addBiller } from './billers.ts';
import type { Chances } from './chances.ts';
import type { LastingServer } from './lasting-server.ts';
import type { Client, World } from './world.ts';

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
  const { instrumentId: gift } = await device.client(placesContract).openGiftCard({});
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
    ...{ isCardLocked: false, paidWhileLocked: 0 },
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
