import { moneyContract } from '@dayfare/api/money/contract';
import { seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { callFrom } from './call-from.ts';
import { createDevice } from './device.ts';

/** How hard one address floods the server, and how long others are measured. */
export interface FloodOptions {
  /** Port of a server on this machine with the seeded people. */
  readonly port: number;
  /** Number of connections of the flooding address. */
  readonly connections: number;
  /** Number of consecutive calls by someone else who is signed in. */
  readonly calls: number;
}

/** The effect of a flood on others. */
export interface FloodResult {
  /** Requests per second of the flooding address, and the share that was refused, 0 to 1. */
  readonly asked: number;
  readonly refused: number;
  /** Duration of the others' calls, in milliseconds. */
  readonly median: number;
  readonly slowest: number;
}

/** Floods a server from one address while someone signs in from another and requests their balance. */
export async function runFlood({ port, connections, calls }: FloodOptions): Promise<FloodResult> {
  let isOver = false;
  let asked = 0;
  let refused = 0;
  const start = performance.now();
  const flooding = Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver) {
        const { status } = await callFrom('127.0.0.2', port);
        asked += 1;
        if (status === 429) refused += 1;
      }
    }),
  );
  try {
    while (refused === 0) await callFrom('127.0.0.3', port);
    const device = createDevice(`http://127.0.0.1:${port}`);
    await device.signIn(mayaTorres.email, seedPassphrase);
    const waits: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const began = performance.now();
      await device.client(moneyContract).getAvailableFunds();
      waits.push(performance.now() - began);
    }
    waits.sort((one, other) => one - other);
    return {
      asked: asked / ((performance.now() - start) / 1000),
      refused: refused / asked,
      median: waits[Math.floor(waits.length / 2)] ?? 0,
      slowest: waits.at(-1) ?? 0,
    };
  } finally {
    isOver = true;
    await flooding;
  }
}
