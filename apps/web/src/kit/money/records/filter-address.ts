import { transactionSource, transactionType } from '@dayfare/domain/money';
import {
  allTransfers,
  filterDays,
  filterStatuses,
  type HistoryFilter,
  type Sort,
  sorts,
} from './history-filter.ts';

const names = {
  title: 'q',
  minMinor: 'from',
  maxMinor: 'to',
  timeFrame: 'days',
  statuses: 'status',
  types: 'type',
  sources: 'source',
  instruments: 'account',
  sort: 'sort',
} as const satisfies Record<keyof HistoryFilter, string>;

const oneOf = <Name extends string>(allowed: readonly Name[], text: string | null): Name | null =>
  allowed.find((name) => name === text) ?? null;

const someOf = <Name extends string>(allowed: readonly Name[], text: string | null): Name[] =>
  allowed.filter((name) => text?.split(',').includes(name));

function minorOf(text: string | null, usual: number): number {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : usual;
}

/** Reads a filter from an address. What it doesn't know counts as not there. */
export function filterFrom(query: URLSearchParams): HistoryFilter {
  const get = (name: keyof HistoryFilter) => query.get(names[name]);
  return {
    title: (get('title') ?? '').slice(0, 100),
    minMinor: minorOf(get('minMinor'), allTransfers.minMinor),
    maxMinor: minorOf(get('maxMinor'), allTransfers.maxMinor),
    timeFrame: oneOf(filterDays, get('timeFrame')),
    statuses: someOf(filterStatuses, get('statuses')),
    types: someOf(transactionType.names, get('types')),
    sources: someOf(transactionSource.names, get('sources')),
    instruments: (get('instruments') ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id)),
    sort: oneOf(Object.keys(sorts) as Sort[], get('sort')),
  };
}

/** Writes a filter into an address, so that it is still there after a look at one transfer, a reload or a shared link. */
export function queryOf(filter: HistoryFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of Object.keys(names) as (keyof HistoryFilter)[]) {
    const value = String(filter[name] ?? '');
    if (value !== String(allTransfers[name] ?? '')) query.set(names[name], value);
  }
  return query;
}
