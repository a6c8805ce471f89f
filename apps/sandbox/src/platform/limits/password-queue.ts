import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '../http/refusal.ts';

/** A queue for calls that hash a password. */
export interface PasswordQueue {
  /**
   * Runs the work in turn. `lanes` say whose it is, such as a network and a name: each has one piece of work in the queue at a time, so that nobody waits for
   * all that one of them sends. Refuses with Busy at once if too many are waiting, there or altogether.
   */
  readonly run: <Result>(lanes: readonly string[], work: () => Promise<Result>) => Promise<Result>;
}

/** The part of a queue that one lane may fill. */
const shareOfLane = 4;

/** Work in lanes: one at a time in each, and no more than `longest` waiting. */
function createLanes(longest: number) {
  const lanes = new Map<string, LimitFunction>();
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const lane = lanes.get(name) ?? pLimit(1);
    if (lane.pendingCount >= longest) throw new Refusal('Busy');
    lanes.set(name, lane);
    try {
      return await lane(work);
    } finally {
      if (lane.activeCount + lane.pendingCount === 0) lanes.delete(name);
    }
  };
}

/**
 * A queue for work that is slow by design: it uses at most half of the machine's cores, so that everything else continues, and is no
 * longer than people would wait.
 */
export function createPasswordQueue(longest: number): PasswordQueue {
  const inQueue = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));
  const inLane = createLanes(Math.max(1, Math.floor(longest / shareOfLane)));
  let waiting = 0;
  return {
    run: async (lanes, work) => {
      if (waiting >= longest) throw new Refusal('Busy');
      waiting += 1;
      const throughLanes = lanes.reduceRight<typeof work>(
        (rest, lane) => () => inLane(lane, rest),
        () => inQueue(work),
      );
      try {
        return await throughLanes();
      } finally {
        waiting -= 1;
      }
    },
  };
}
