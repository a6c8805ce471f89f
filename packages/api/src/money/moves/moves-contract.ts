import * as z from 'zod/mini';
import {
  call,
  keyOutcome,
  pathNumber,
  transferKey,
  type WireKeyOutcome,
  wireAmount,
  wireId,
  wireInstant,
  wireNumber,
} from '../../wire/index.ts';
import { instrument, instruments } from '../accounts/instrument.ts';

const id = z.object({ id: pathNumber });

/** What is in an account or card that we hold. */
const instrumentBalance = z.object({
  instrumentID: wireId,
  /** Null where the money is a bank's, and we can't know. */
  balance: z.nullable(wireAmount),
  currency: z.string(),
  updatedAt: wireInstant,
});

/** What to move, from where to where. */
const betweenInput = z.object({
  fromInstrumentID: wireId,
  toInstrumentID: wireId,
  amount: wireAmount,
  /** Ours. FriendIndeed: only of what friends have paid into it. Left out: of all that is in it. */
  source: z.optional(wireNumber),
});

/** A move that has been made. */
const betweenReceipt = z.object({
  transferID: z.string(),
  fromInstrumentID: wireId,
  toInstrumentID: wireId,
  amount: wireAmount,
  /** Taken from the same source, beside the amount. */
  fee: wireAmount,
  currency: z.string(),
  /** What is left at the source. */
  balanceAfter: wireAmount,
  /** When the money is there: at once between what we hold. */
  arrivesAt: wireInstant,
});

/** The calls about money that is in an account or card. */
export const movesContract = {
  /** What is in an account or card. */
  getInstrumentBalance: call('GET', 'ewa/instrumentBalance/{id}', { input: id, payload: instrumentBalance }),
  /** Where money for an account or card can come from. */
  getInstrumentSourceList: call('GET', 'user/InstrumentSourceList/{id}', {
    input: id,
    payload: z.object({ sources: z.array(z.extend(instrument, { balance: wireAmount })) }),
  }),
  /** Move money between accounts and cards, once for each `Idempotency-Key`. */
  transferMoneyBetweenInstruments: call('POST', 'ewa/TransferMoneyBetweenInstruments', {
    input: betweenInput,
    payload: betweenReceipt,
    meta: { idempotent: true },
  }),
  /**
   * What became of moving money, and nothing more of it. Sees to it that nothing moves any more under a key, and says what it stands for.
   * Moves nothing.
   */
  closeMoveKey: call('POST', 'ewa/closeMoveKey', {
    input: transferKey,
    payload: keyOutcome(betweenReceipt),
    meta: { kind: 'read', ours: true },
  }),
  /** Add an account by its Visa+ payname. An unknown payname counts against the tries of the day. */
  saveVisaPlusInstrument: call('POST', 'ewa/visaplusinstrument', {
    input: z.object({ payname: z.string().check(z.minLength(1), z.maxLength(60)) }),
    payload: instruments,
  }),
};

/** A balance as on the wire. */
export type WireInstrumentBalance = z.infer<typeof instrumentBalance>;
/** A move as on the wire. */
export type WireBetweenReceipt = z.infer<typeof betweenReceipt>;
/** What to move, as on the wire. */
export type WireBetweenInput = z.infer<typeof betweenInput>;
/** What a key stands for, as on the wire. */
export type WireMoveOutcome = WireKeyOutcome<WireBetweenReceipt>;
