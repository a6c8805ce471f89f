import pLimit, { type LimitFunction } from 'p-limit';

const lines = new Map<string, LimitFunction>();

/**
 * Runs work about one name after all that has begun about it before, in this process. A try is counted before it is looked at and given back
 * when it was right; side by side, right ones would count against each other.
 */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const line = lines.get(name) ?? pLimit(1);
  lines.set(name, line);
  try {
    return await line(work);
  } finally {
    if (line.activeCount + line.pendingCount === 0) lines.delete(name);
  }
}
