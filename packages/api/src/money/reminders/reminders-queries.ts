import { type DailyReminder, fromWire, toWire } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import { type Entity, instantFromWire, maybe } from '../../wire/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { moneyKeys } from '../keys.ts';
import { remindersContract, type WireLinkLog, type WireReminder } from './reminders-contract.ts';

/** When a person is told each day that money can be taken. */
export type Reminder = Entity<typeof reminderFromWire>;

function reminderFromWire({ isEnabled, minimumAmount, hourOfDay, nextAt }: WireReminder) {
  return {
    isOn: isEnabled,
    minimum: fromWire(minimumAmount),
    hour: hourOfDay,
    /** Null while it is off. */
    nextAt: maybe(instantFromWire, nextAt),
  };
}

/** When a person is told each day that money can be taken. */
export function reminderQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'reminder'],
    ask: ({ signal }) => api.client(remindersContract).fetchUserMDR(undefined, { signal }),
    read: reminderFromWire,
    staleTime: 0,
  });
}

/** Saves a reminder; saving it again changes nothing. Rejects with ApiError. */
export async function saveReminder(
  api: ApiClient,
  client: QueryClient,
  { isOn, minimum, hour }: DailyReminder,
): Promise<void> {
  const saved = await api
    .client(remindersContract)
    .saveUserMDRSettings({ isEnabled: isOn, minimumAmount: toWire(minimum), hourOfDay: hour });
  client.setQueryData(reminderQuery(api).queryKey, saved);
}

/** Logs the outcome of linking an account through another company's service, in the background; never rejects. */
export async function logLink(api: ApiClient, log: WireLinkLog): Promise<void> {
  await api
    .client(remindersContract)
    .saveTrellislogs(log)
    .catch(() => undefined);
}
