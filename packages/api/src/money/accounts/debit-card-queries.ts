import { instrumentKind, instrumentSubType } from '@dayfare/domain/money';
import * as z from 'zod/mini';
import type { ApiClient } from '../../transport/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { moneyKeys } from '../keys.ts';
import { accountsContract } from './accounts-contract.ts';
import type { WireDebitCard } from './debit-card.ts';
import { debitCardContract } from './debit-card-contract.ts';
import type { WireInstruments } from './instrument.ts';

const nonce = z.string().check(z.maxLength(100));
const answered = { nonce, request: z.string().check(z.maxLength(100)) };

/** What the frame where a card is typed may say to the page around it. Everything but `ready` carries the nonce that the page has given. */
const cardFrameMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('size'), nonce, height: z.number().check(z.gte(0), z.lte(2000)) }),
  /** Enter was pressed in a field. */
  z.object({ kind: z.literal('submit'), nonce }),
  /** Fields are empty or wrong; the frame says so beside them. */
  z.object({ kind: z.literal('wrong'), ...answered }),
  z.object({
    kind: z.literal('token'),
    ...answered,
    token: z.string().check(z.minLength(8), z.maxLength(1000)),
    last4: z.string().check(z.regex(/^\d{4}$/)),
    /** Whether it takes instant transfers. */
    isInstant: z.boolean(),
  }),
  z.object({ kind: z.literal('failed'), ...answered, reason: z.enum(['offline', 'expired', 'tooMany']) }),
]);

/** A message of the frame where a card is typed. */
export type CardFrameMessage = z.infer<typeof cardFrameMessage>;

/** What the page around the frame says to it. */
export type CardPageMessage =
  /** Once, after `ready`, and again when the look changes. `look` has values of style properties by name. */
  | { readonly kind: 'begin'; readonly nonce: string; readonly look: Readonly<Record<string, string>> }
  /** Answered by `wrong`, `token` or `failed`. */
  | { readonly kind: 'ask'; readonly nonce: string; readonly request: string }
  /** The first field that is wrong takes the focus. */
  | { readonly kind: 'focus'; readonly nonce: string }
  /** What the server has found wrong with a field. */
  | {
      readonly kind: 'problem';
      readonly nonce: string;
      readonly problem: 'CardExpiryMismatch' | 'OtherCard';
    };

const challengeMessage = z.object({
  kind: z.literal('answered'),
  accountID: z.string().check(z.maxLength(200)),
});

/** Reads what the frame where a card is typed has said; null for anything else, however large. */
export function readFrameMessage(data: unknown): CardFrameMessage | null {
  return z.safeParse(cardFrameMessage, data).data ?? null;
}

/** Reads in which lookup a bank's customer has answered on its page; null for anything else. */
export function readBankAnswer(data: unknown): string | null {
  return z.safeParse(challengeMessage, data).data?.accountID ?? null;
}

/** What the frame has given in place of a card's number. */
export type TypedCard = Pick<Extract<CardFrameMessage, { kind: 'token' }>, 'token' | 'last4' | 'isInstant'>;

/** The frame where a card is typed, for the page of an origin. A new one each time. */
export function cardFrameQuery(api: ApiClient, origin: string) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'card-frame', origin],
    ask: ({ signal }) => api.client(debitCardContract).getCardFrame({ origin }, { signal }),
    read: ({ frameUrl }) => frameUrl,
    staleTime: 0,
  });
}

/** Why a card can't be added whatever its owner does; null if nothing is known against it. Rejects with ApiError. */
export async function cardObstacle(
  api: ApiClient,
  cardToken: string,
): Promise<'ProductCardNotAllowed' | 'UsBankCardNotAllowed' | null> {
  const calls = api.client(debitCardContract);
  const [isProductCard, isUsBankCard] = await Promise.all([
    calls.isProductCardBinMatched({ cardToken }),
    calls.isUsBankCardBin({ cardToken }),
  ]);
  if (isProductCard) return 'ProductCardNotAllowed';
  return isUsBankCard ? 'UsBankCardNotAllowed' : null;
}

/** A card to add. */
export interface NewCard extends WireDebitCard {
  /** Empty: its brand's name. */
  readonly nickname: string;
  /** The account behind a card that takes no instant transfers; null for one that does. */
  readonly account: { readonly routingNumber: string; readonly accountNumber: string } | null;
}

/** Adds a card, once for each idempotency key. The answer is the whole list. Rejects with ApiError. */
export function addCard(
  api: ApiClient,
  { nickname, account, ...debitCard }: NewCard,
  idempotencyKey: string,
): Promise<WireInstruments> {
  return api.client(accountsContract).saveInstrument(
    {
      ...{ id: 0, displayText: nickname, imageName: '', isDefaultSelected: false },
      instrumentType: instrumentKind.toWire('Card'),
      instrumentSubType: instrumentSubType.toWire(account ? 'NonInstantCard' : 'DebitCard'),
      debitCard,
      ...(account && { bankAccount: { ...account, bankAccountType: 0 } }),
    },
    { context: { idempotencyKey } },
  );
}

/** Asks a card's bank to confirm it, from the page of an origin. Rejects with ApiError. */
export function lookUpCard(api: ApiClient, instrumentID: number, origin: string) {
  return api.client(debitCardContract).get3DSLookup({ instrumentID, origin });
}

/** Makes a card usable that its bank has confirmed. The answer is the whole list. Rejects with ApiError. */
export function confirmCard(
  api: ApiClient,
  instrumentID: number,
  accountID: string,
): Promise<WireInstruments> {
  return api.client(debitCardContract).updateInstantDebitCard3dsAccountID({ instrumentID, accountID });
}

/**
 * Verifies a card again. As the documents want, a call that fails counts as one that has worked (`onSwallowed` is called for the log): ask
 * for the list afterwards, which says how the card really stands.
 */
export async function reVerifyCard(
  api: ApiClient,
  card: { readonly instrumentID: number; readonly cardToken: string },
  onSwallowed: () => void,
) {
  try {
    return (await api.client(debitCardContract).reVerifyFiservCard(card)).problem;
  } catch {
    onSwallowed();
    return null;
  }
}

/** Chooses the card that the program fee is paid with. The answer is the whole list. Rejects with ApiError. */
export function chooseFeeCard(api: ApiClient, instrumentID: number): Promise<WireInstruments> {
  return api.client(debitCardContract).changeHybridModelCard({ instrumentID });
}

/** The billing address of a card. */
export function billingAddressQuery(api: ApiClient, id: number) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'billing-address', id],
    ask: ({ signal }) => api.client(debitCardContract).getCardBillingAddress({ id }, { signal }),
    read: (address) => address,
    staleTime: 0,
  });
}
