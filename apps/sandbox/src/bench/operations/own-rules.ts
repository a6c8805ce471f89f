import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import {
  spendingLimitsContract,
  type WireOwnLimits,
} from '@dayfare/api/money/settings/spending-limits-contract';
import { addDays, epochMs, toIsoDate } from '@dayfare/domain/money';
import { seedPassphrase } from '../../seeds/index.ts';
import type { Chances } from './chances.ts';
import { named } from './outcome.ts';
import { prove } from './prove.ts';
import { step } from './step.ts';
import type { Client, Shut, World } from './world.ts';

const isOver = ({ floors }: Client, { span, amount, used, until }: WireOwnLimits['limits'][number]) => {
  const floor = floors.get(span);
  return amount !== null && used > Math.max(amount, floor?.until === until ? floor.used : 0);
};

/** Asks for someone's limits, and counts those of which more has been taken than they allow. */
async function lookAt(client: Client): Promise<void> {
  const { limits } = await client.device.client(spendingLimitsContract).getOwnLimits();
  client.overLimits += limits.filter((limit) => isOver(client, limit)).length;
}

/** Sets or lifts a limit, and keeps what had been used by then. */
async function setLimit(client: Client, chances: Chances): Promise<void> {
  const span = chances.one(['day', 'payPeriod'] as const);
  const amount = chances.happens(0.35) ? null : (span === 'day' ? 20 : 150) + chances.below(100);
  const { limits } = await client.device.client(spendingLimitsContract).saveOwnLimit({ span, amount });
  const set = limits.find((one) => one.span === span);
  if (set) client.floors.set(span, { until: set.until, used: set.used });
}

/** The time, also if another process has moved it. */
async function timeIn({ server }: World): Promise<Date> {
  const { clock } = server.sandbox().server;
  await clock.refresh();
  return clock.now();
}

/** A time in which nothing may be taken: open until something ends it. */
function shutFrom(from: Date, until: string | null): Shut {
  let to = until === null ? null : new Date(`${until}T00:00:00Z`);
  return {
    holds: (at: Date) => at > from && (to === null || at < to),
    end: (at: Date) => {
      to = to === null || at < to ? at : to;
    },
  };
}

async function pause(client: Client, world: World, chances: Chances): Promise<void> {
  const today = toIsoDate(epochMs((await timeIn(world)).getTime()), 'America/New_York');
  const until = chances.happens(0.5) ? addDays(today, 1 + chances.below(5)) : null;
  await client.device.client(pauseOrCloseContract).pauseService({ until });
  const from = await timeIn(world);
  client.shut.at(-1)?.end(from);
  client.shut.push(shutFrom(from, until));
}

async function resume(client: Client, world: World): Promise<void> {
  const at = await timeIn(world);
  if (!client.isClosed) client.shut.at(-1)?.end(at);
  await client.device.client(pauseOrCloseContract).resumeService();
}

async function close(client: Client, world: World): Promise<void> {
  const calls = client.device.client(pauseOrCloseContract);
  await prove(client, world);
  const isClosed = await calls.closeService({ isConfirmed: true });
  // Something is underway: kept, unless it has closed by itself meanwhile.
  if (
    !isClosed &&
    (await calls.keepService().then(
      () => true,
      () => false,
    ))
  )
    return;
  client.isClosed = true;
  const from = await timeIn(world);
  client.shut.at(-1)?.end(from);
  client.shut.push(shutFrom(from, null));
}

/** Signs someone in whose account support has opened again. */
async function openAgain(client: Client, world: World): Promise<void> {
  if (!client.isClosed) return;
  client.shut.at(-1)?.end(await timeIn(world));
  await world.server.steer('programmes', { email: client.email, account: 'Active' });
  await client.device.signIn(client.email, seedPassphrase, `device-${client.id}`);
  client.isClosed = false;
}

/** Opens every account that is closed. */
export async function openAll(world: World): Promise<void> {
  for (const client of world.clients) await openAgain(client, world);
}

/** What people decide on themselves, each about one thing after the other: limits, pauses and closings. */
export const ownRuleSteps = [
  step(4, async ({ clients }, chances) => {
    const client = chances.one(clients);
    return named(
      'limit set',
      client.inOrder(() => setLimit(client, chances)),
    );
  }),
  step(1, async ({ clients }, chances) => {
    const { device } = chances.one(clients);
    const span = chances.one(['day', 'payPeriod'] as const);
    return named('raise taken back', device.client(spendingLimitsContract).cancelOwnLimitChange({ span }));
  }),
  step(8, async ({ clients }, chances) => {
    const client = chances.one(clients);
    return named(
      'limits looked at',
      client.inOrder(() => lookAt(client)),
    );
  }),
  step(1, async (world, chances) => {
    const client = chances.one(world.clients);
    return named(
      'pause',
      client.inOrder(() => pause(client, world, chances)),
    );
  }),
  step(3, async (world, chances) => {
    const client = chances.one(world.clients);
    return named(
      'resume',
      client.inOrder(() => resume(client, world)),
    );
  }),
  step(2, async (world, chances) => {
    const { clients } = world;
    const closed = clients.find(({ isClosed }) => isClosed);
    if (closed && chances.happens(0.5))
      return named(
        'account opened again',
        closed.inOrder(() => openAgain(closed, world)),
      );
    const client = chances.one(clients);
    return named(
      'account closed',
      client.inOrder(() => close(client, world)),
    );
  }),
];
