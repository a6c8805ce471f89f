import * as z from 'zod/mini';
import { personWithinMs } from '../limits.ts';
import { event, request } from '../message.ts';
import { address, text } from '../scalars.ts';

const wallet = z.enum(['google', 'apple', 'samsung']);

/** Additional fields from the bank-link SDK, passed on unchanged. */
const metadata = z.record(
  z.string().check(z.maxLength(60)),
  z.union([text(2_000), z.number(), z.boolean(), z.null()]),
);

/** Wallets and bank links. */
export const moneyMessages = {
  'wallet.check': request(
    'page',
    {
      params: z.object({ wallet, cardId: text(60, 1), lastFour: z.string().check(z.regex(/^\d{4}$/)) }),
      result: z.object({ isAvailable: z.boolean(), isAdded: z.boolean() }),
    },
    { needs: 'wallet' },
  ),
  'wallet.begin': request(
    'page',
    {
      params: z.object({
        wallet,
        cardId: text(60, 1),
        cardholder: text(120, 1),
        lastFour: z.string().check(z.regex(/^\d{4}$/)),
      }),
      result: z.object({
        /** What the wallet needs the card's issuer to sign or encrypt with: certificates for Apple, ids for others. */
        certificates: z.array(text(8_000)).check(z.maxLength(5)),
        nonce: text(400),
        nonceSignature: text(400),
        walletId: text(200),
        deviceId: text(200),
      }),
    },
    { needs: 'wallet', withinMs: personWithinMs },
  ),
  'wallet.add': request(
    'page',
    {
      params: z.object({ wallet, cardId: text(60, 1), payload: text(20_000, 1) }),
      result: z.object({ isAdded: z.boolean() }),
    },
    { needs: 'wallet', withinMs: personWithinMs },
  ),
  'bankLink.open': request(
    'page',
    {
      params: z.object({
        token: text(400, 1),
        redirectUrl: address,
        pageUrl: address,
        isAndroid: z.boolean(),
      }),
      result: z.object({ publicToken: text(400, 1), metadata }),
    },
    { needs: 'bankLink', withinMs: personWithinMs },
  ),
  'bankLink.happened': event('shell', z.object({ name: text(60, 1), metadata }), { needs: 'bankLink' }),
};
