import { createSandbox } from '../app/sandbox.ts';
import { settingsFrom } from '../platform/http/settings.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { insertPast } from './fill-journal.ts';
import { benchPeople } from './people.ts';

/** A server with one person, who has a long history. */
export interface LongPast {
  readonly url: string;
  readonly identifier: string;
  readonly password: string;
  readonly stop: () => Promise<void>;
}

/** Serves the built web app at `webDist` to a person with so many transfers in the past. */
export async function startLongPast(webDist: string, transfers: number): Promise<LongPast> {
  const seeds = benchPeople(1);
  // A user who goes through the whole history at once asks more often than people do.
  const settings = settingsFrom({ STEERING: '1', LIMITS: 'callsPerSecond=100000,callsPerMinute=1000000' });
  const sandbox = await createSandbox({ dataDir: 'memory:', webDist, seeds, settings });
  await insertPast(sandbox.asOwner, transfers);
  const url = `http://127.0.0.1:${await sandbox.listen(0)}`;
  return { url, identifier: seeds[0]?.email ?? '', password: seedPassphrase, stop: () => sandbox.close() };
}
