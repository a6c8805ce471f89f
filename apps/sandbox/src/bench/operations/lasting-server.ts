import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '../../app/sandbox.ts';
import type { Fetch } from '../device.ts';
import { serverOptions } from './server-options.ts';
import { spawnOther } from './spawn-other.ts';

const lossy = [
  'ewa/SaveRecurringTransactionDetail',
  'ewa/cancelTransaction',
  'user/PayFriend',
  'ewa/TransferMoneyBetweenInstruments',
  'billpay/PayBill',
  'card/ReplaceCard',
];
const faults = [
  { match: 'ewa/performTransaction', kind: 'drop-before', chance: 0.04 },
  { match: 'ewa/performTransaction', kind: 'drop-after', chance: 0.06 },
  { match: 'ewa/performTransaction', kind: 'status', status: 500, chance: 0.03 },
  ...lossy.map((match) => ({ match, kind: 'drop-after', chance: 0.1 })),
];

type Answer = Readonly<Record<string, unknown>>;

/** A server on one port that can be stopped and started again with its data; if wanted, with a second process on the same database. */
export interface LastingServer {
  readonly origin: string;
  /** Asks one of its processes. */
  readonly fetch: Fetch;
  readonly sandbox: () => Sandbox;
  readonly steer: (path: string, body: object) => Promise<Answer>;
  readonly settle: () => Promise<Answer>;
  readonly clearFaults: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Kills the second process and starts another; undefined without one. */
  readonly kill: (() => Promise<void>) | undefined;
  readonly stop: () => Promise<void>;
}

async function steerAt(origin: string, path: string, body: object, method = 'POST'): Promise<Answer> {
  const response = await fetch(`${origin}/sandbox/${path}`, {
    ...{ method, body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  if (!response.ok && response.status !== 404) throw new Error(`${path}: ${await response.text()}`);
  const text = await response.text();
  return text === '' ? {} : JSON.parse(text);
}

const spoil = async (origin: string) => {
  for (const fault of faults) await steerAt(origin, 'faults', fault);
};

/** Starts it with this many people, and with answers that get lost before and after the commit. */
export async function startLasting({
  people,
  databaseUrl,
  databaseOwnerUrl,
  hasTwoProcesses,
}: {
  readonly people: number;
  readonly databaseUrl?: string | undefined;
  readonly databaseOwnerUrl?: string | undefined;
  readonly hasTwoProcesses?: boolean | undefined;
}): Promise<LastingServer> {
  const folder = databaseUrl ? null : await mkdtemp(join(tmpdir(), 'operations-'));
  const dataDir = folder ? join(folder, 'data') : '';
  const open = () => createSandbox({ dataDir, databaseUrl, databaseOwnerUrl, ...serverOptions(people) });
  let sandbox = await open();
  const port = await sandbox.listen(0);
  const origin = `http://127.0.0.1:${port}`;
  await spoil(origin);
  const spawnSpoilt = async (url: string) => {
    const spawned = await spawnOther(url, people);
    await spoil(spawned.origin);
    return spawned;
  };
  let other = hasTwoProcesses && databaseUrl ? await spawnSpoilt(databaseUrl) : undefined;
  let asked = 0;
  return {
    origin,
    fetch: (request) => {
      asked += 1;
      if (!other || asked % 2 === 0) return fetch(request);
      return fetch(new Request(request.url.replace(origin, other.origin), request));
    },
    sandbox: () => sandbox,
    steer: (path, body) => steerAt(origin, path, body),
    settle: () => steerAt(origin, 'clock', { advanceMs: 30 * 86_400_000 }),
    clearFaults: async () => {
      for (const one of [origin, ...(other ? [other.origin] : [])])
        await steerAt(one, 'faults', {}, 'DELETE');
    },
    restart: async () => {
      await sandbox.close();
      sandbox = await open();
      await sandbox.listen(port);
      await spoil(origin);
    },
    kill:
      other && databaseUrl
        ? async () => {
            await other?.kill();
            other = await spawnSpoilt(databaseUrl);
          }
        : undefined,
    stop: async () => {
      await other?.kill();
      await sandbox.close();
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}
