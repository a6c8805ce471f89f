import type { Server } from './api-context.ts';
import { failureOf, type Log } from './log.ts';
import { forgetOldNonces } from './nonces.ts';

const everyMs = 2000;

/** Settles what is due and forgets old nonces, again and again, one round after the other. */
export function startTicker(server: Server, settle: () => Promise<unknown>, log: Log) {
  let round: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const tick = async () => {
    isBusy = true;
    try {
      await settle();
      await forgetOldNonces(server.db, server.clock.real());
    } catch (error) {
      // The next round tries again; what is due stays due.
      log({ method: 'TICK', path: 'settle', status: 500, ms: 0, failure: failureOf(error) });
    } finally {
      isBusy = false;
    }
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
