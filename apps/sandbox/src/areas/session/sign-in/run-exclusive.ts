import pLimit, { type LimitFunction } from 'p-limit';

const lines = new Map<string, LimitFunction>();

/**
 * Runs work on a name after all earlier work on it, in this process. An attempt is counted before it is checked and returned if it was
 * right; in parallel, right attempts would count against each other.
 */
export async function runExclusive<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const line = lines.get(name) ?? pLimit(1);
  lines.set(name, line);
  try {
    return await line(work);
  } finally {
    if (line.activeCount + line.pendingCount === 0) lines.delete(name);
  }
}
