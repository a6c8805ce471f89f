// The clients of a load run, in a thread of their own: what they take to sign and to read is not the server's.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { moneyContract } from '@dayfare/api/money/contract';
import { seedPassphrase } from '../seeds/index.ts';
import { createDevice } from './device.ts';
import { type Intent, intend, perform } from './transfer.ts';

/** What the thread is started with. */
export interface ClientsOptions {
  readonly origin: string;
  /** Whose devices the clients are, in turn. */
  readonly emails: readonly string[];
  readonly clients: number;
  readonly transfers: number;
  /** Whether everything is quoted before the clock starts. */
  readonly isQuotedBefore: boolean;
}

/** What the thread says at the end. */
export interface ClientsResult {
  /** Ids of transfers that were confirmed to a client. */
  readonly confirmed: readonly string[];
  /** Number of requests that a client sent again. */
  readonly retries: number;
  readonly seconds: number;
}

const amount = 5;
const { origin, emails, clients, transfers, isQuotedBefore } = workerData as ClientsOptions;

async function signInAll() {
  const signedIn = [];
  for (let client = 0; client < clients; client += 1) {
    const device = createDevice(origin);
    await device.signIn(emails[client % emails.length] ?? '', seedPassphrase, `device-${client}`);
    const { instruments } = await device.client(moneyContract).getInstruments();
    const quote = () => intend(device, amount, instruments[0]?.id ?? 0);
    // Each takes an equal share, so that no one runs out of wages.
    const share = Math.floor((transfers + client) / clients);
    const quoted: Intent[] = [];
    while (isQuotedBefore && quoted.length < share) quoted.push(await quote());
    signedIn.push({ device, quote, quoted, share });
  }
  return signedIn;
}

async function run(port: NonNullable<typeof parentPort>): Promise<void> {
  const all = await signInAll();
  const started = once(port, 'message');
  port.postMessage('ready');
  await started;
  const confirmed = new Set<string>();
  let retries = 0;
  const countRetry = () => {
    retries += 1;
  };
  const start = performance.now();
  await Promise.all(
    all.map(async ({ device, quote, quoted, share }) => {
      for (let count = 0; count < share; count += 1)
        confirmed.add(await perform(device, quoted[count] ?? (await quote()), countRetry));
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  port.postMessage({ confirmed: [...confirmed], retries, seconds } satisfies ClientsResult);
}

if (parentPort) await run(parentPort);
