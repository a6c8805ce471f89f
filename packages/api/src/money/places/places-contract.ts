import { billerAccountLength } from '@dayfare/domain/validation';
import * as z from 'zod/mini';
import { call, wireAmount, wireId, wireInstant, wireNumber } from '../../wire/index.ts';
import { instruments } from '../accounts/instrument.ts';
import { transactionID } from '../transaction.ts';

const search = z.string().check(z.maxLength(100));

/** A company that bills can be paid to. */
const biller = z.object({
  id: wireId,
  name: z.string(),
  /** Electricity, Water, Phone, Insurance, Rent, Loan. */
  category: z.string(),
  /** Whether it takes payments at once, and not only on the next business day. */
  takesInstant: z.boolean(),
  /** Whether it tells accounts apart by the zip code on the bill, too. */
  needsZip: z.boolean(),
  /** How it writes its account numbers, without spaces and hyphens. */
  account: z.object({
    hasLetters: z.boolean(),
    least: wireNumber,
    most: wireNumber,
    /** One as it stands on a bill. */
    example: z.string(),
  }),
});

/** The calls about gift cards and bills that wages are sent to. The documents name both as destinations, and no calls. */
export const placesContract = {
  /** Make an Amazon gift card one of the places that money can be sent to. Can be repeated. */
  openGiftCard: call('POST', 'ewa/openGiftCard', {
    input: z.object({}),
    payload: z.object({ instrumentId: wireId }),
    meta: { ours: true },
  }),
  /** The code of a gift card that has been issued. */
  giftCode: call('POST', 'ewa/giftCardCode', {
    input: z.object({ transactionID }),
    payload: z.object({
      code: z.string(),
      /** What it is worth. */
      amount: wireAmount,
      issuedAt: wireInstant,
    }),
    meta: { kind: 'read', ours: true },
  }),
  /** Companies that bills can be paid to. */
  findBillers: call('POST', 'ewa/findBillers', {
    input: z.object({ /** Part of a name; empty: all. */ search: z.optional(search) }),
    payload: z.object({ billers: z.array(biller) }),
    meta: { kind: 'read', ours: true },
  }),
  /** Make an account at a biller one of the places that money can be sent to. */
  addBiller: call('POST', 'ewa/addBiller', {
    input: z.object({
      billerID: wireId,
      /** As it stands on the bill. */
      accountNumber: z.string().check(z.minLength(1), z.maxLength(2 * billerAccountLength.most)),
      /** Five digits, or the four of an extension; where the biller needs it. */
      zip: z.optional(z.string().check(z.maxLength(10))),
    }),
    payload: instruments,
    meta: { ours: true },
  }),
};

/** A biller as on the wire. */
export type WireBiller = z.infer<typeof biller>;
