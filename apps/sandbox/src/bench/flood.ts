import { setTimeout as sleep } from 'node:timers/promises';
import { moneyContract } from '@dayfare/api/money/contract';
import { people, seedPassphrase } from '../seeds/index.ts';
import { createDevice } from './device.ts';
import { type FloodName, floodKinds } from './floods/kinds.ts';
import { sendFrom } from './floods/send-from.ts';

/** What one address floods a server with, how hard, and how long others are measured. */
export interface FloodOptions {
  /** Port of a server on this machine with the seeded people. */
  readonly port: number;
  readonly kind: FloodName;
  /** Number of connections of the flooding address. */
  readonly connections: number;
  readonly seconds: number;
  /** How long the flooding address waits for an answer before it counts as turned away, in seconds. Default: as long as the flood lasts. */
  readonly patienceSeconds?: number | undefined;
}

/** Durations of calls, in milliseconds. */
export interface Durations {
  readonly count: number;
  readonly median: number;
  /** The 99th percentile. */
  readonly p99: number;
  readonly slowest: number;
}

/** The effect of a flood on others. */
export interface FloodResult {
  /** Requests per second of the flooding address, and the share that was refused, 0 to 1. */
  readonly asked: number;
  readonly refused: number;
  /** Sign-ins and balances of others. */
  readonly signIns: Durations;
  readonly balances: Durations;
  /** Calls of others that failed. */
  readonly failed: number;
}

/** Names of the kinds of floods. */
export const floodNames = Object.keys(floodKinds) as readonly FloodName[];

/** Pause between two people who sign in, in milliseconds: an office, not a second flood. */
const pauseMs = 100;

/** People who sign in with a password alone, each at an address of their own. */
const others = people
  .filter(
    ({ dualFactor, mustAcceptTerms, employers }) => !dualFactor && !mustAcceptTerms && employers.length === 1,
  )
  .slice(0, 8);

function durations(all: number[]): Durations {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, median: at(0.5), p99: at(0.99), slowest: at(1) };
}

async function timed(work: () => Promise<unknown>, waits: number[]): Promise<void> {
  const began = performance.now();
  await work();
  waits.push(performance.now() - began);
}

/** Floods a server from one address while people sign in at others and look at their balance. */
export async function runFlood({
  port,
  kind,
  connections,
  seconds,
  patienceSeconds = seconds,
}: FloodOptions): Promise<FloodResult> {
  let isOver = false;
  let [asked, refused, failed] = [0, 0, 0];
  const senders: Awaited<ReturnType<(typeof floodKinds)[FloodName]>>[] = [];
  // One after the other: some sign in first, and together they would be the flood.
  for (let at = 0; at < connections; at += 1) senders.push(await floodKinds[kind](port));
  const start = performance.now();
  const isDone = () => performance.now() - start > seconds * 1000;
  const flooding = senders.map(async (send) => {
    while (!isOver) {
      const isRefused = await Promise.race([send().catch(() => true), sleep(patienceSeconds * 1000, true)]);
      asked += 1;
      if (isRefused) refused += 1;
    }
  });
  const [signIns, balances]: [number[], number[]] = [[], []];
  try {
    for (let turn = 0; !isDone(); turn += 1) {
      const person = others[turn % others.length];
      if (!person) break;
      const device = createDevice(
        `http://127.0.0.1:${port}`,
        sendFrom(`127.0.1.${1 + (turn % others.length)}`),
      );
      try {
        await timed(() => device.signIn(person.email, seedPassphrase), signIns);
        await timed(() => device.client(moneyContract).getAvailableFunds(), balances);
      } catch {
        failed += 1;
      }
      await sleep(pauseMs);
    }
  } finally {
    isOver = true;
  }
  await Promise.all(flooding);
  return {
    asked: asked / ((performance.now() - start) / 1000),
    refused: refused / Math.max(1, asked),
    ...{ signIns: durations(signIns), balances: durations(balances), failed },
  };
}
