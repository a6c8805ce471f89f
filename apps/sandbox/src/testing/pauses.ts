import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { vi } from 'vitest';
import type { Chances } from '../bench/operations/chances.ts';

/** Maximum wait for one statement, in milliseconds: it may be waiting for a lock that only the next one releases. */
const blockedMs = 3;

/** How often a statement is held for longer, and how many others may go before it at most: long enough for a whole call in between. */
const [longPause, mostBefore] = [0.15, 80];

interface HeldStatement {
  readonly send: () => Promise<unknown>;
  /** Number of statements that are sent before it, while there are any. */
  readonly after: number;
}

/** Takes one of those whose time has come out of the list, or the next one. */
function takeNext(held: HeldStatement[], released: number, chances: Chances): HeldStatement | undefined {
  const due = held.filter(({ after }) => after <= released);
  const next = due.length > 0 ? chances.one(due) : held.toSorted((one, other) => one.after - other.after)[0];
  if (next) held.splice(held.indexOf(next), 1);
  return next;
}

type Callback = (error: unknown, result: unknown) => void;

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/**
 * Runs `work` while the statements of all servers in this process reach PostgreSQL one at a time, in random order: every `await` of the
 * database becomes a pause in which the others advance.
 */
export async function withPauses<Result>(chances: Chances, work: () => Promise<Result>): Promise<Result> {
  const held: HeldStatement[] = [];
  let released = 0;
  const query = Client.prototype.query as (this: Client, ...all: unknown[]) => unknown;
  const hold = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...all: unknown[]
  ) {
    const callback = all.findLast(isCallback);
    const answer = new Promise((resolve, reject) => {
      const send = async () => {
        const sent = new Promise((done, fail) => {
          if (!callback) return void Promise.resolve(query.apply(this, all)).then(done, fail);
          const settle: Callback = (error, result) => (error ? fail(error) : done(result));
          query.apply(this, [...all.slice(0, all.indexOf(callback)), settle]);
        });
        await sent.then(resolve, reject);
      };
      held.push({
        send,
        after: released + (chances.happens(longPause) ? chances.below(mostBefore) : 0),
      });
    });
    if (callback)
      answer.then(
        (result) => callback(null, result),
        (error: unknown) => callback(error, undefined),
      );
    return callback ? undefined : answer;
  } as Client['query']);
  let isOver = false;
  const releasing = (async () => {
    while (!isOver || held.length > 0) {
      const next = takeNext(held, released, chances);
      if (next) released += 1;
      await (next ? Promise.race([next.send(), sleep(blockedMs)]) : nextTurn());
    }
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await releasing;
    hold.mockRestore();
  }
}
