import { fromWire, isoDate } from '@dayfare/domain/money';
import { type DepositState, type TipsKind, type TipsSetting, tipsKind, tipsMode } from '@dayfare/domain/tips';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { currencyFromWire, type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import { entityQuery, writeDefaults } from '../wire/query-defaults.ts';
import { tipsContract, type WireTips, type WireTipsDeposit } from './contract.ts';

/** Query key of everything about tips. */
const tipsKey = ['tips'] as const;

/** A report of tips or mileage, and what became of it. */
export type TipsDeposit = Entity<typeof depositFromWire>;

/** Throws RangeError for what the domain doesn't know. */
function depositFromWire(wire: WireTipsDeposit) {
  const { depositID: id, state, place } = wire;
  return {
    ...{ id, state, place },
    kind: known(tipsKind, wire.kind),
    amount: fromWire(wire.amount),
    workedOn: isoDate(wire.workedOn),
    reportedAt: instantFromWire(wire.reportedAt),
    arrivesAt: maybe(instantFromWire, wire.arrivesAt),
  };
}

/** The progress of the tips setup, and the latest reports. */
export type Tips = Entity<typeof tipsFromWire>;

function tipsFromWire(wire: WireTips) {
  const { steps, setting, account, accounts, isOptedIn } = wire;
  return {
    ...{ steps, setting, account, accounts, isOptedIn },
    currency: currencyFromWire(wire.currency),
    mode: known(tipsMode, wire.mode),
    waiting: fromWire(wire.waiting),
    thisMonth: fromWire(wire.thisMonth),
    deposits: wire.deposits.map(depositFromWire),
  };
}

/** The progress of the tips setup. */
export function tipsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...tipsKey, 'mine'],
    ask: ({ signal }) => api.client(tipsContract).getTips(undefined, { signal }),
    read: tipsFromWire,
    staleTime: 0,
  });
}

/** What the history is narrowed down to; null: everything. */
export interface TipsFilters {
  readonly kind: TipsKind | null;
  readonly state: DepositState | null;
  /** First and last day on which it was earned, `2026-10-16`. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The newest `count` reports that fit the filters, and how many there are. */
export function tipsHistoryQuery(api: ApiClient, { kind, state, from, to }: TipsFilters, count: number) {
  const input = {
    ...(kind && { kind: tipsKind.toWire(kind) }),
    ...(state && { state }),
    ...(from && { from }),
    ...(to && { to }),
    count,
  };
  return entityQuery({
    queryKey: [...tipsKey, 'history', input],
    ask: ({ signal }) => api.client(tipsContract).getTipsHistory(input, { signal }),
    read: (wire) => ({
      currency: currencyFromWire(wire.currency),
      total: wire.total,
      deposits: wire.deposits.map(depositFromWire),
    }),
    staleTime: 0,
  });
}

/** What a person decides about their tips. */
export type TipsChange =
  | { readonly do: 'set'; readonly setting: TipsSetting }
  | { readonly do: 'link'; readonly instrumentId: number }
  | { readonly do: 'optIn' | 'optOut' };

/** Carries out what a person decides. Afterwards everything about tips is asked for again. */
export function tipsMutation(api: ApiClient) {
  return mutationOptions<unknown, ApiError, TipsChange>({
    ...writeDefaults,
    mutationKey: tipsKey,
    mutationFn: (change) => {
      const calls = api.client(tipsContract);
      if (change.do === 'set') return calls.saveTipsSetting({ setting: change.setting });
      if (change.do === 'link') return calls.linkTipsAccount({ instrumentID: change.instrumentId });
      return calls.optInToTips({ isOptedIn: change.do === 'optIn' });
    },
    onSettled: (_answer, _error, _change, _before, { client }) =>
      client.invalidateQueries({ queryKey: tipsKey }),
  });
}

/** Asks for everything about tips again. */
export const refreshTips = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: tipsKey });
