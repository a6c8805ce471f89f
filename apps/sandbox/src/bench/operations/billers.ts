import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { placesContract } from '@dayfare/api/money/places/places-contract';
import { instrumentKind } from '@dayfare/domain/money';
import type { Chances } from './chances.ts';
import { named } from './outcome.ts';
import { prove } from './prove.ts';
import { step } from './step.ts';
import type { Client, World } from './world.ts';

const biller = instrumentKind.toWire('Biller');
/** Besides a bank, two cards and gifts: one more than ten places would be refused. */
const mostBillers = 3;

/** Adds an account at a company that bills are paid to, with a code. One number in four is unknown there. */
export async function addBiller(
  client: Client,
  world: Pick<World, 'server'>,
  chances: Chances,
): Promise<void> {
  await prove(client, world);
  const number = String(10_000_000 + chances.below(90_000_000));
  const accountNumber = chances.happens(0.25) ? `${number.slice(0, -4)}0000` : number;
  const calls = client.device.client(placesContract);
  const { instruments } = await calls.addBiller({ billerID: chances.one([1, 3]), accountNumber });
  client.billers = instruments.filter(({ instrumentType }) => instrumentType === biller).map(({ id }) => id);
}

async function removeBiller(client: Client, world: Pick<World, 'server'>, id: number): Promise<void> {
  await prove(client, world);
  await client.device.client(accountsContract).deleteInstrument({ id, instrumentType: biller });
  client.billers = client.billers.filter((one) => one !== id);
}

/** Companies come and go among the places that people send money to. */
export const billerSteps = [
  step(2, async (world, chances) => {
    const client = chances.one(world.clients);
    if (client.billers.length < mostBillers) return named('biller added', addBiller(client, world, chances));
    const id = chances.one(client.billers);
    return named('biller removed', removeBiller(client, world, id));
  }),
];
