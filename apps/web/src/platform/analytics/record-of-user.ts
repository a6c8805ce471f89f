import { analyticsContract } from '@dayfare/api/analytics/contract';
import type { ApiClient } from '@dayfare/api/transport';
import {
  readSavedEvents,
  type SavedEvent,
  savedEvents,
  saveEventsFailure,
  type UserActivity,
} from '@dayfare/domain/analytics';

/** The product's own record of what a user does. Its calls never reject, and no screen waits for them. */
export interface RecordOfUser {
  readonly act: (activity: UserActivity) => Promise<void>;
  /** Saves events that the server does not have yet. */
  readonly save: (names: readonly string[]) => Promise<void>;
}

/** Creates the record. `log` reports what could not be saved. */
export function createRecordOfUser(api: ApiClient, log: (message: string) => void): RecordOfUser {
  const calls = () => api.client(analyticsContract);
  /** The saved events; true if they could not be loaded, as documented. */
  const saved = async () => {
    try {
      return readSavedEvents({ ok: true, events: await calls().getEvents() });
    } catch {
      return readSavedEvents({ ok: false });
    }
  };
  return {
    act: async (activity) => {
      await calls()
        .saveAction(activity)
        .catch(() => undefined);
    },
    save: async (names) => {
      const events = savedEvents(names);
      if (events.length === 0) return;
      const known = await saved();
      // Where the saved ones could not be read, all are sent: the server keeps each once.
      const isNew = ({ eventName }: SavedEvent) =>
        known === true || !known.some((one) => one.eventName === eventName);
      const fresh = events.filter(isNew);
      if (fresh.length === 0) return;
      await calls()
        .saveEvents(fresh)
        .catch(() => log(saveEventsFailure));
    },
  };
}
