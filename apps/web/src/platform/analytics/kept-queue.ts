import type { Action } from '@dayfare/domain/analytics';

/** A report that waits for the services, and its kind. */
export type Told =
  | readonly ['track', action: Action, startedAt: number]
  | readonly ['act', action: Action]
  | readonly ['save', names: readonly string[]];

const key = 'toldBeforeStart';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a stored value is a report: others can write to storage too. What is said of a transfer is not taken from there. */
function isTold(value: unknown): value is Told {
  if (!Array.isArray(value)) return false;
  const [kind, said, startedAt] = value as readonly unknown[];
  if (kind === 'save') return Array.isArray(said) && said.every(isText);
  if (kind !== 'act' && !(kind === 'track' && typeof startedAt === 'number')) return false;
  if (typeof said !== 'object' || said === null) return false;
  const { name, type, screen, ...rest } = said as Readonly<Record<string, unknown>>;
  return [name, type, screen].every(isText) && Object.keys(rest).length === 0;
}

/** Stores what has been reported in vain so far: the page closes. */
export function keepQueue(tab: Storage, queue: readonly unknown[]): void {
  try {
    if (queue.length > 0) tab.setItem(key, JSON.stringify(queue));
  } catch {
    // Storage is full: it is lost.
  }
}

/** What the page before could not report, once. */
export function takeQueue(tab: Storage): readonly Told[] {
  const stored = tab.getItem(key);
  if (stored === null) return [];
  tab.removeItem(key);
  try {
    const queue: unknown = JSON.parse(stored);
    return Array.isArray(queue) ? queue.filter(isTold) : [];
  } catch {
    return [];
  }
}
