import { type ReplacementReason, replacementReason } from '@dayfare/domain/card';
import { fromWire, isoDate, type MinorUnits, type MoveAnswer, toWire } from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { type Entity, moveAnswerFromWire, type WireAddress } from '../wire/index.ts';
import type { WireCard } from './card.ts';
import { servicesContract, type WireReplacement } from './services-contract.ts';

/** What is to be replaced, why, and where the new card goes. */
export interface Replacement {
  readonly cardId: number;
  readonly reason: ReplacementReason;
  readonly address: WireAddress;
  /** What was shown that it costs, in minor units. */
  readonly fee: MinorUnits;
}

function receiptFromWire(wire: WireReplacement) {
  return {
    cardId: wire.cardID,
    last4: wire.last4,
    fee: fromWire(wire.fee),
    balanceAfter: fromWire(wire.balanceAfter),
    arrivesOn: isoDate(wire.arrivesOn),
  };
}

/** A card that has been ordered in place of another. */
export type ReplacementReceipt = Entity<typeof receiptFromWire>;

/** Replaces a card, once for each key. Rejects with ApiError: `ProofRequired` where the address is another, `CardTermsChanged`. */
export async function replaceCard(
  api: ApiClient,
  { cardId, reason, address, fee }: Replacement,
  key: string,
): Promise<ReplacementReceipt> {
  const wire = { cardID: cardId, reason: replacementReason.toWire(reason), address, fee: toWire(fee) };
  return receiptFromWire(
    await api.client(servicesContract).replaceCard(wire, { context: { idempotencyKey: key } }),
  );
}

/** What became of replacing a card whose answer was lost. Nothing is replaced under its key anymore. Rejects with ApiError. */
export async function replacementOutcome(
  api: ApiClient,
  key: string,
): Promise<MoveAnswer<ReplacementReceipt>> {
  const answer = await api.client(servicesContract).closeReplaceKey({ idempotencyKey: key });
  return moveAnswerFromWire(answer, receiptFromWire);
}

/** Closes a card that nothing is left on. Rejects with ApiError: `CardNotEmpty`, `CardNotChangeable`. */
export const closeCard = (api: ApiClient, cardID: number): Promise<WireCard> =>
  api.client(servicesContract).closeCard({ cardID });
