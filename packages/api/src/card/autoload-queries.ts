import { type AutoloadSettings, autoloadMode, autoloadTrigger } from '@dayfare/domain/card';
import { fromWire, type IsoDate, isoDate, toWire } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../transport/index.ts';
import { currencyFromWire, type Entity, known, maybe } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { autoloadContract, type WireAutoload } from './autoload-contract.ts';
import { cardKeys } from './queries.ts';

const dateFromWire = (text: string): IsoDate => isoDate(text);

function autoloadFromWire(wire: WireAutoload) {
  return {
    settings: {
      mode: known(autoloadMode, wire.mode),
      trigger: known(autoloadTrigger, wire.trigger),
      amount: fromWire(wire.amount),
      lowBalance: fromWire(wire.lowBalance),
    } satisfies AutoloadSettings,
    currency: currencyFromWire(wire.currency),
    lastLoadedOn: maybe(dateFromWire, wire.lastLoadedOn),
    bounds: { min: fromWire(wire.least), max: fromWire(wire.most) },
    contractType: wire.contractType,
    contractIds: wire.contractIds,
  };
}

/** How a card is loaded by itself. */
export type Autoload = Entity<typeof autoloadFromWire>;

const keyOf = (cardID: number) => [...cardKeys.all, 'autoload', cardID];

/** How a card is loaded by itself. */
export function autoloadQuery(api: ApiClient, cardID: number) {
  return entityQuery({
    queryKey: keyOf(cardID),
    ask: ({ signal }) => api.client(autoloadContract).getAutoload({ cardID }, { signal }),
    read: autoloadFromWire,
    staleTime: 0,
  });
}

/** Turns autoload on, changes it, or turns it off. Rejects with ApiError: `ContractNotAccepted`, or the key of an amount out of bounds. */
export const saveAutoload = (
  api: ApiClient,
  cardID: number,
  { mode, trigger, amount, lowBalance }: AutoloadSettings,
  contractsAccepted: readonly number[],
): Promise<WireAutoload> =>
  api.client(autoloadContract).saveAutoload({
    ...{ cardID, amount: toWire(amount), lowBalance: toWire(lowBalance) },
    ...{ mode: autoloadMode.toWire(mode), trigger: autoloadTrigger.toWire(trigger) },
    contractsAccepted: [...contractsAccepted],
  });

/** Takes what a call has said of autoload for what is known of it. */
export function replaceAutoload(client: QueryClient, cardID: number, wire: WireAutoload): void {
  client.setQueryData(keyOf(cardID), wire);
}
