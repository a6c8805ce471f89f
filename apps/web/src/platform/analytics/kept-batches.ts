import { type AnalyticsEvent, type Batch, fitEvent } from '@dayfare/domain/analytics';

/** Storage for batches that have not arrived. Written synchronously, because a page that closes cannot wait. */
export interface KeptBatches {
  /** Oldest first. */
  readonly all: () => readonly Batch<AnalyticsEvent>[];
  readonly keep: (batch: Batch<AnalyticsEvent>) => void;
  readonly forget: (requestId: string) => void;
}

/** Each batch has its own key, so that two tabs do not overwrite each other's. */
const prefix = 'events:';

/** A batch, and when it was stored. */
interface Stored {
  readonly at: number;
  readonly batch: Batch<AnalyticsEvent>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses a stored batch as strictly as a new one, because others can write to storage too. */
function parse(text: string | null): Stored | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const batch = isRecord(value) && value.batch;
    if (!isRecord(value) || typeof value.at !== 'number' || !isRecord(batch)) return null;
    const { requestId, events } = batch;
    if (typeof requestId !== 'string' || !Array.isArray(events)) return null;
    const fit = events.flatMap((event) => (isRecord(event) && fitEvent(event)) || []);
    return fit.length > 0 ? { at: value.at, batch: { requestId, events: fit } } : null;
  } catch {
    return null;
  }
}

/** The batches in a storage. Like all personal data, they are deleted on sign-out. */
export function keptBatches(storage: Storage, now: () => number = Date.now): KeptBatches {
  return {
    all: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => parse(storage.getItem(key)) ?? [])
        .sort((one, other) => one.at - other.at)
        .map(({ batch }) => batch),
    keep: (batch) => {
      try {
        storage.setItem(prefix + batch.requestId, JSON.stringify({ at: now(), batch } satisfies Stored));
      } catch {
        // Storage is full: the batch lives as long as the page.
      }
    },
    forget: (requestId) => storage.removeItem(prefix + requestId),
  };
}
