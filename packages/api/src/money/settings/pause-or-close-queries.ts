import { fromWire, type IsoDate, isoDate } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import { currencyFromWire, type Entity, maybe } from '../../wire/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { moneyKeys } from '../keys.ts';
import { pauseOrCloseContract, type WireOwnService } from './pause-or-close-contract.ts';

/** Whether early pay is paused, and what closing the account would mean. */
export type OwnService = Entity<typeof serviceFromWire>;

/** Throws RangeError for a currency that we don't pay. */
function serviceFromWire(wire: WireOwnService) {
  const { pause, obstacle, waitsFor, isClosing, regularTransfers, bills } = wire;
  return {
    ...{ currency: currencyFromWire(wire.currency), obstacle, waitsFor, isClosing, regularTransfers, bills },
    pause: pause && { until: maybe(isoDate, pause.until) },
    pauseFrom: isoDate(wire.pauseFrom),
    pauseTo: isoDate(wire.pauseTo),
    owed: fromWire(wire.owed),
    payday: maybe(isoDate, wire.payday),
    /** Savings goals that end with the account, and what is in them. */
    goals: { count: wire.goals, balance: fromWire(wire.inGoals) },
  };
}

/** Whether early pay is paused, and what closing the account would mean, as it is now. */
export function ownServiceQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'own-service'],
    ask: ({ signal }) => api.client(pauseOrCloseContract).getOwnService(undefined, { signal }),
    read: serviceFromWire,
    staleTime: 0,
  });
}

async function keep(api: ApiClient, client: QueryClient, service: WireOwnService): Promise<void> {
  client.setQueryData(ownServiceQuery(api).queryKey, service);
  await client.invalidateQueries({ queryKey: moneyKeys.funds });
}

/** Pauses early pay until a day, or until it is resumed; doing it again changes nothing. Rejects with ApiError. */
export async function pauseService(
  api: ApiClient,
  client: QueryClient,
  until: IsoDate | null,
): Promise<void> {
  await keep(api, client, await api.client(pauseOrCloseContract).pauseService({ until }));
}

/** Resumes early pay; doing it again changes nothing. Rejects with ApiError. */
export async function resumeService(api: ApiClient, client: QueryClient): Promise<void> {
  await keep(api, client, await api.client(pauseOrCloseContract).resumeService());
}

/**
 * Closes the account. Resolves to true when it is closed, and to false when it closes by itself once what it waits for has ended. Rejects with
 * ApiError: `ServiceNotClosable` while the person has something to settle.
 */
export async function closeService(api: ApiClient, client: QueryClient): Promise<boolean> {
  const isClosed = await api.client(pauseOrCloseContract).closeService({ isConfirmed: true });
  if (!isClosed) await client.invalidateQueries({ queryKey: moneyKeys.all });
  return isClosed;
}

/** Calls off the closing of the account; doing it again changes nothing. Rejects with ApiError. */
export async function keepService(api: ApiClient, client: QueryClient): Promise<void> {
  await keep(api, client, await api.client(pauseOrCloseContract).keepService());
}
