import { transactionSource, transactionType } from '@dayfare/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterFrom, queryOf } from './filter-address.ts';
import {
  allTransfers,
  filterDays,
  filterStatuses,
  filtersInUse,
  type HistoryFilter,
  isNarrowed,
  type Sort,
  sorts,
} from './history-filter.ts';
import { pageOf } from './pages.ts';

const filter: fc.Arbitrary<HistoryFilter> = fc.record({
  title: fc.string({ maxLength: 100 }),
  minMinor: fc.nat({ max: 500_00 }),
  maxMinor: fc.nat({ max: 500_00 }),
  timeFrame: fc.constantFrom(null, ...filterDays),
  statuses: fc.subarray([...filterStatuses]),
  types: fc.subarray([...transactionType.names]),
  sources: fc.subarray([...transactionSource.names]),
  instruments: fc.uniqueArray(
    fc.nat().map((id) => String(id % 1e9)),
    { maxLength: 5 },
  ),
  sort: fc.constantFrom(null, ...(Object.keys(sorts) as Sort[])),
});

describe('a filter in the address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(filter, (wanted) => {
        expect(filterFrom(new URLSearchParams(queryOf(wanted).toString()))).toEqual(wanted);
      }),
    );
  });

  it('is nothing for all transfers', () => {
    expect(queryOf(allTransfers).toString()).toBe('');
  });

  it.each([
    'status=nonsense&type=x&account=1;2&from=-1&to=1e9&days=7&sort=evil',
    'account=javascript:alert(1)&from=%00',
  ])('ignores what it does not know: %s', (query) => {
    expect(filterFrom(new URLSearchParams(query))).toEqual(allTransfers);
  });
});

describe('filters in use', () => {
  it('are counted by kind; the search narrows without being counted, and an order does neither', () => {
    const chosen = { ...allTransfers, statuses: ['failed', 'partly'], minMinor: 1, maxMinor: 2 } as const;
    expect([filtersInUse(allTransfers), filtersInUse(chosen)]).toEqual([0, 2]);
    expect(isNarrowed({ ...allTransfers, title: 'x' })).toBe(true);
    expect(isNarrowed({ ...allTransfers, sort: 'largest' })).toBe(false);
  });
});

describe('the question for a page', () => {
  it('has the documented defaults [money-084]', () => {
    expect(pageOf(1)).toEqual({
      RecordCount: 10,
      PageSize: 10,
      PageNumber: 1,
      SortedByColumn: 'createdAt',
      SortingOrder: 'Desc',
      MinAmount: 0,
      MaxAmount: 500,
    });
  });

  it('names every code of a status, each type and account, and the order', () => {
    const chosen = {
      ...allTransfers,
      title: 'card',
      statuses: ['settled', 'failed'],
      types: ['Card'],
      instruments: ['17'],
      timeFrame: '90',
      sort: 'smallest',
      minMinor: 20_50,
    } as const satisfies HistoryFilter;
    expect(pageOf(3, chosen)).toMatchObject({
      PageNumber: 3,
      Title: 'card',
      TransactionStatus: '1,2,3,9,10',
      TransactionType: [1],
      InstrumentIDs: [17],
      TransactionTimeFrame: '90',
      MinAmount: 20.5,
      SortedByColumn: 'amount',
      SortingOrder: 'Asc',
    });
  });
});
