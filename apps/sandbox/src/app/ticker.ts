import { reconcileWhenDue, rulesOfOrders, tellOfSilence } from '../money/index.ts';
import { failureOf, type Log } from '../platform/http/log.ts';
import type { Server } from '../platform/http/server.ts';
import { sweep } from './sweep.ts';

const everyMs = 2000;
/** The sweep is no hurry. */
const sweepEveryRounds = 30;

/** Settles due transfers, and occasionally deletes old rows and compares the books with the rails, in one round after another. A failure does not delay anything else. */
export function startTicker(server: Server, settle: () => Promise<unknown>, log: Log) {
  let round: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let rounds = 0;
  const duties = {
    settle,
    sweep: async () => {
      if (rounds % sweepEveryRounds === 0) await sweep(server.db, server.clock);
    },
    reconcile: async () => {
      if (rounds % sweepEveryRounds !== 0) return;
      // Whoever watches over the server learns of each, also where nobody can steer it.
      for (const { kind, about } of await reconcileWhenDue(server))
        log({ method: 'BOOKS', path: about, status: 409, ms: 0, code: kind });
    },
    silence: async () => {
      if (rounds % sweepEveryRounds === 0) await tellOfSilence(server, rulesOfOrders);
    },
  };
  const tick = async () => {
    isBusy = true;
    for (const [path, duty] of Object.entries(duties)) {
      // One that fails keeps none of the others from its turn, and is tried again in the next round.
      await duty().catch((error: unknown) =>
        log({ method: 'TICK', path, status: 500, ms: 0, failure: failureOf(error) }),
      );
    }
    rounds += 1;
    isBusy = false;
  };
  const timer = setInterval(() => {
    if (!isBusy) round = tick();
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
