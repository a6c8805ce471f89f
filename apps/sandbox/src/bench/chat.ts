import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createSandbox } from '../app/sandbox.ts';
import type { ChatClientsOptions, ChatClientsResult } from './chat-clients.ts';
import { serverOptions } from './operations/server-options.ts';

/** Options of a chat run. */
export interface ChatRunOptions extends Pick<ChatClientsOptions, 'seconds' | 'lookEveryMs' | 'writeEveryMs'> {
  /** An even number: two by two, they write to each other. */
  readonly clients: number;
  /** An empty PostgreSQL database instead of one in a folder. */
  readonly databaseUrl?: string | undefined;
}

const faults = [
  { match: 'connect/SendMessage', kind: 'drop-before', chance: 0.03 },
  { match: 'connect/SendMessage', kind: 'drop-after', chance: 0.03 },
  { match: 'connect/GetMessageChanges', kind: 'drop-before', chance: 0.01 },
  { match: 'connect/GetMessageChanges', kind: 'drop-after', chance: 0.01 },
] as const;

/**
 * Has many clients write to one another against a separate server whose connections are dropped at random, and which is started again in the
 * middle with its data. `lost` and `doubled` must be zero.
 */
export async function runChat({ clients, databaseUrl, ...rest }: ChatRunOptions): Promise<ChatClientsResult> {
  const options = serverOptions(clients);
  const folder = await mkdtemp(join(tmpdir(), 'chat-'));
  const open = () => createSandbox({ dataDir: join(folder, 'data'), databaseUrl, ...options });
  let sandbox = await open();
  try {
    const port = await sandbox.listen(0);
    const origin = `http://127.0.0.1:${port}`;
    const spoil = async () => {
      for (const fault of faults)
        await fetch(`${origin}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) });
    };
    const workerData: ChatClientsOptions = { origin, people: options.seeds ?? [], ...rest };
    const worker = new Worker(new URL('./chat-clients.ts', import.meta.url), { workerData });
    await once(worker, 'message');
    await spoil();
    worker.postMessage('start');
    const ended = once(worker, 'message') as Promise<[ChatClientsResult]>;
    await setTimeout((rest.seconds * 1000) / 2);
    await sandbox.close();
    sandbox = await open();
    await sandbox.listen(port);
    await spoil();
    const [result] = await ended;
    return result;
  } finally {
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  }
}
