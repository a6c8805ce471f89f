import { reconcileWhenDue, rulesOfOrders, tellOfSilence } from '../../areas/money/index.ts';
import { failureOf, type Log } from '../../platform/http/log.ts';
import type { Server } from '../../platform/http/server.ts';
import type { Lane } from '../../platform/jobs/worker.ts';
import { sweep } from './sweep.ts';

const everyMs = 2000;
/** The sweep is no hurry. */
const sweepEveryRounds = 30;

/**
 * Does due work in its lanes, and occasionally deletes old rows and compares the books with the rails. What takes long, or fails, is begun again once it has ended, and
 * delays nothing else.
 */
export function startTicker(server: Server, lanes: readonly Lane[], log: Log) {
  const running = new Map<unknown, Promise<unknown>>();
  const stopping = new AbortController();
  let rounds = 0;
  const begin = (path: string, duty: (signal: AbortSignal) => Promise<unknown>) => {
    if (running.has(duty)) return;
    const done = duty(stopping.signal)
      .catch((error: unknown) => log({ method: 'TICK', path, status: 500, ms: 0, failure: failureOf(error) }))
      .finally(() => running.delete(duty));
    running.set(duty, done);
  };
  const occasional = {
    sweep: () => sweep(server.db, server.clock),
    reconcile: async () => {
      // The operator learns of each, on servers without steering too.
      for (const { kind, about } of await reconcileWhenDue(server))
        log({ method: 'BOOKS', path: about, status: 409, ms: 0, code: kind });
    },
    silence: () => tellOfSilence(server, rulesOfOrders),
  };
  const tick = () => {
    for (const lane of lanes) begin('settle', lane);
    if (rounds % sweepEveryRounds === 0)
      for (const [path, duty] of Object.entries(occasional)) begin(path, duty);
    rounds += 1;
  };
  const timer = setInterval(tick, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
