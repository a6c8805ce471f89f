import {
  type CardParts,
  cardApplication,
  cardApproval,
  cardBlock,
  cardProgram,
  cardState,
  cardStatus,
  cardType,
} from '@dayfare/domain/card';
import { fromWire, type IsoDate, isCurrency, isoDate } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../transport/index.ts';
import { type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import type { WireCard, WireCardDetail } from './card.ts';
import { cardContract } from './contract.ts';

/** Query keys of this area. */
export const cardKeys = { all: ['card'], card: ['card', 'card'], activity: ['card', 'activity'] } as const;

const movedFromWire = ({ amount, at }: { readonly amount: number; readonly at: string }) => ({
  amount: fromWire(amount),
  at: instantFromWire(at),
});

const dateFromWire = (text: string): IsoDate => isoDate(text);

function detailFromWire(wire: WireCardDetail) {
  if (!isCurrency(wire.currency)) throw new RangeError(`A card is in ${wire.currency}.`);
  return {
    instrumentId: wire.instrumentID,
    last4: wire.last4,
    holder: wire.holder,
    network: wire.network,
    artCode: wire.artCode,
    address: wire.address,
    currency: wire.currency,
    balance: fromWire(wire.balance),
    updatedAt: instantFromWire(wire.updatedAt),
    lastLoad: maybe(movedFromWire, wire.lastLoad),
    lastSpend: maybe(movedFromWire, wire.lastSpend),
    orderedOn: maybe(dateFromWire, wire.orderedOn),
    lostFee: fromWire(wire.lostFee),
    /** Empty if it took no card's place. */
    replacedLast4: wire.replacedLast4,
  };
}

/** A person's card, or how far they are from having one. */
export function cardFromWire(wire: WireCard) {
  const parts: CardParts = {
    id: wire.id,
    status: cardStatus.fromWire(wire.status) ?? 'None',
    block: cardBlock.fromWire(wire.block) ?? 'NotVerified',
    isActivated: wire.isCardActivated,
    hasPin: wire.isATMPINSet,
    approval: cardApproval.fromWire(wire.approval) ?? 'None',
    application: cardApplication.fromWire(wire.application) ?? 'None',
  };
  return {
    ...parts,
    state: cardState(parts),
    type: known(cardType, wire.type),
    program: known(cardProgram, wire.program),
    rejection: wire.rejection,
    decisionBy: maybe(dateFromWire, wire.decisionBy),
    detail: maybe(detailFromWire, wire.detail),
  };
}

/** A person's card, or how far they are from having one. */
export type Card = Entity<typeof cardFromWire>;
/** What is known of a card that there is. */
export type CardDetail = NonNullable<Card['detail']>;

/**
 * The person's card. The processor changes it at any time, so each page asks again, and no old balance is kept: a user might rely on it. What
 * the picture of the card shows is kept in `cardDetailStore`.
 */
export function cardQuery(api: ApiClient) {
  return entityQuery({
    queryKey: cardKeys.card,
    meta: { isNeverStored: true },
    ask: ({ signal }) => api.client(cardContract).getCard(undefined, { signal }),
    read: cardFromWire,
    staleTime: 0,
  });
}

/** Asks again for the card and what happened on it. */
export const refreshCard = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: cardKeys.all });

/** Takes what a call has said of the card for what is known of it. */
export function replaceCardAnswer(client: QueryClient, wire: WireCard): void {
  client.setQueryData(cardKeys.card, wire);
}

/** Locks or unlocks a card. Rejects with ApiError. */
export const lockCard = (api: ApiClient, cardID: number, isLocked: boolean): Promise<WireCard> =>
  api.client(cardContract).lockCard({ cardID, isLocked });
