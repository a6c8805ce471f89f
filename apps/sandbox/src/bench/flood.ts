import { moneyContract } from '@dayfare/api/money/contract';
import { seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { callFrom } from './call-from.ts';
import { createDevice } from './device.ts';

/** How hard one address floods, and how long others are watched meanwhile. */
export interface FloodOptions {
  /** Where a server with the seeded people listens, on this machine. */
  readonly port: number;
  /** Connections of the address that floods. */
  readonly connections: number;
  /** Calls of somebody else who is signed in, one after the other. */
  readonly calls: number;
}

/** What others notice of a flood. */
export interface FloodResult {
  /** What the flooding address asked for per second, and the share of it that was turned away, 0 to 1. */
  readonly asked: number;
  readonly refused: number;
  /** How long others' calls took meanwhile, milliseconds. */
  readonly median: number;
  readonly slowest: number;
}

/** Floods a server from one address while somebody signs in from another and asks for their balance. */
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
