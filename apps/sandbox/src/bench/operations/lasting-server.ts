import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minorUnits } from '@dayfare/domain/money';
import { quickPasswordCost } from '../../http/password-cost.ts';
import { settingsFrom } from '../../http/settings.ts';
import { createSandbox, type Sandbox } from '../../sandbox.ts';
import { benchPeople } from '../people.ts';

const keys = ['a-key-that-only-measurements-use-and-nobody-else'] as const;

const faults = [
  { match: 'ewa/performTransaction', kind: 'drop-before', chance: 0.04 },
  { match: 'ewa/performTransaction', kind: 'drop-after', chance: 0.06 },
  { match: 'ewa/performTransaction', kind: 'status', status: 500, chance: 0.03 },
  { match: 'ewa/SaveRecurringTransactionDetail', kind: 'drop-after', chance: 0.1 },
  { match: 'ewa/cancelTransaction', kind: 'drop-after', chance: 0.1 },
] as const;

/** A server on one port that can be stopped and started again with its data. */
export interface LastingServer {
  readonly origin: string;
  readonly sandbox: () => Sandbox;
  readonly steer: (path: string, body: object) => Promise<void>;
  readonly settle: () => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts it with this many people, and with answers that get lost before and after the commit. */
export async function startLasting({
  people,
  databaseUrl,
}: {
  readonly people: number;
  readonly databaseUrl?: string | undefined;
}): Promise<LastingServer> {
  const folder = databaseUrl ? null : await mkdtemp(join(tmpdir(), 'operations-'));
  // Daily, amount and address limits would end the run early; everything else is unchanged.
  const settings = {
    ...settingsFrom({ LIMITS: 'callsPerSecond=100000,callsPerMinute=1000000', STEERING: '1' }),
    passwordCost: quickPasswordCost,
    dailyLimit: minorUnits(100_000_00),
    stepUpAmount: minorUnits(100_000_00),
  };
  const open = () =>
    createSandbox({
      ...{ dataDir: folder ? join(folder, 'data') : '', databaseUrl, settings, keys },
      seeds: benchPeople(people),
    });
  let sandbox = await open();
  const port = await sandbox.listen(0);
  const origin = `http://127.0.0.1:${port}`;
  const steer = async (path: string, body: object, method = 'POST') => {
    const response = await fetch(`${origin}/sandbox/${path}`, { method, body: JSON.stringify(body) });
    if (!response.ok && response.status !== 404) throw new Error(`${path}: ${await response.text()}`);
  };
  const spoil = async () => {
    for (const fault of faults) await steer('faults', fault);
  };
  await spoil();
  return {
    origin,
    sandbox: () => sandbox,
    steer,
    settle: () => steer('clock', { advanceMs: 30 * 86_400_000 }),
    clearFaults: () => steer('faults', {}, 'DELETE'),
    restart: async () => {
      await sandbox.close();
      sandbox = await open();
      await sandbox.listen(port);
      await spoil();
    },
    stop: async () => {
      await sandbox.close();
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}
