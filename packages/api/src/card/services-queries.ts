import { type WalletType, walletType } from '@dayfare/domain/card';
import * as z from 'zod/mini';
import type { ApiClient } from '../transport/index.ts';
import type { WireCard } from './card.ts';
import { servicesContract } from './services-contract.ts';

/** What stands on a card, as far as activating it needs it. */
export interface PrintedOnCard {
  readonly cardID: number;
  readonly last4: string;
  /** `2029-04`. */
  readonly expiry: string;
}

/** Activates a card with what stands on it. Rejects with ApiError: `CardExpiryMismatch`, `CardDigitsMismatch`, `CardActivationExhausted`. */
export const activateCard = (api: ApiClient, card: PrintedOnCard): Promise<WireCard> =>
  api.client(servicesContract).activateCard(card);

/** Sets the PIN of a card. Rejects with ApiError: `CardPinWeak`, `ProofRequired`. */
export const setCardPin = (api: ApiClient, cardID: number, pin: string): Promise<WireCard> =>
  api.client(servicesContract).setCardPIN({ cardID, pin });

/** The address of a frame that shows a card's number, once. Rejects with ApiError: `ProofRequired`, `CardPageUnavailable`. */
export const cardDetailFrame = async (api: ApiClient, cardID: number, origin: string): Promise<string> =>
  (await api.client(servicesContract).getCardDetailFrame({ cardID, origin })).frameUrl;

/** What a wallet has given to begin with: certificates and a nonce, or ids. */
export interface BegunWallet {
  readonly certificates: readonly string[];
  readonly nonce: string;
  readonly nonceSignature: string;
  readonly walletId: string;
  readonly deviceId: string;
}

/** Makes a card ready for a wallet of the phone; gives what the wallet alone can read. Rejects with ApiError: `ProofRequired`, `CardNotChangeable`. */
export const provisionCard = async (
  api: ApiClient,
  cardID: number,
  wallet: WalletType,
  { certificates, ...begun }: BegunWallet,
): Promise<string> =>
  (
    await api.client(servicesContract).provisionCard({
      ...{ cardID, wallet: walletType.toWire(wallet), certificates: [...certificates] },
      ...begun,
    })
  ).payload;

const nonce = z.string().check(z.maxLength(100));

/** What the frame that shows a card may say to the page around it. Everything but `ready` carries the nonce that the page has given. */
const cardDetailMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('size'), nonce, height: z.number().check(z.gte(0), z.lte(2000)) }),
  /** The card is no longer shown. */
  z.object({ kind: z.literal('hidden'), nonce }),
]);

/** A message of the frame that shows a card. */
export type CardDetailMessage = z.infer<typeof cardDetailMessage>;

/** Reads what the frame that shows a card has said; null for anything else, however large. */
export const readCardDetailMessage = (data: unknown): CardDetailMessage | null =>
  z.safeParse(cardDetailMessage, data).data ?? null;
