import { fromWire, type IsoDate, instrumentKind, instrumentSubType, isoDate } from '@dayfare/domain/money';
import type { ApiClient } from '../../transport/index.ts';
import { type Entity, maybe } from '../../wire/index.ts';
import { entityQuery, minute } from '../../wire/query-defaults.ts';
import { daysFromWire } from '../from-wire.ts';
import { moneyKeys } from '../keys.ts';
import { earningsContract, type WireAssets, type WireEarningsOfRange } from './earnings-contract.ts';

/** What was earned in some time. */
export type EarningsOfRange = Entity<typeof rangeFromWire>;

function rangeFromWire({ payPeriods, days }: WireEarningsOfRange) {
  return {
    payPeriods: payPeriods.map(({ startDate, endDate, payDate, totalEarnings, totalHours }) => ({
      ...{ start: isoDate(startDate), end: isoDate(endDate), payday: isoDate(payDate) },
      ...{ earned: fromWire(totalEarnings), hours: totalHours },
    })),
    days: daysFromWire(days),
  };
}

/** Earnings from one day to another, at most 400 days, by pay period and day. */
export function earningsOfRangeQuery(api: ApiClient, range: { start: IsoDate; end: IsoDate }) {
  const input = { startDate: range.start, endDate: range.end };
  return entityQuery({
    queryKey: [...moneyKeys.earnings, input],
    ask: ({ signal }) => api.client(earningsContract).getEarningsOfRange(input, { signal }),
    read: rangeFromWire,
    staleTime: 5 * minute,
  });
}

/** An account, a card, or what has come in of tips or mileage. */
export type Asset = Entity<typeof assetsFromWire>[number];

/** Leaves out kinds that this version doesn't know. */
function assetsFromWire({ assets }: WireAssets) {
  return assets.flatMap(({ id, title, amount, instrumentType, instrumentSubType: sub }) => {
    const [kind, subType] = [instrumentKind.fromWire(instrumentType), instrumentSubType.fromWire(sub)];
    if (kind === null || subType === null) return [];
    return [{ id, title, kind, subType, amount: maybe(fromWire, amount) }];
  });
}

/** What a person has: asked for by the second version of the call if the marketplace is on. */
export function assetsQuery(api: ApiClient, { hasMarketplace }: { readonly hasMarketplace: boolean }) {
  const { getAssets, getAssetsV2 } = api.client(earningsContract);
  return entityQuery({
    queryKey: [...moneyKeys.assets, hasMarketplace],
    ask: ({ signal }) => (hasMarketplace ? getAssetsV2 : getAssets)(undefined, { signal }),
    read: assetsFromWire,
    staleTime: 5 * minute,
  });
}
