import * as z from 'zod/mini';
import { call, wireAmount, wireInstant, wireNumber } from '../wire/index.ts';
import { whichCard } from './card.ts';

const share = {
  /** EntirePaycheck or Specified. */
  split: wireNumber,
  /** Percentage or Amount; null for an entire paycheck. */
  by: z.nullable(wireNumber),
  /** Null unless it is by percentage. */
  percent: z.nullable(wireNumber),
  /** Null unless it is by amount. */
  amount: z.nullable(wireAmount),
};

const deposit = z.object({
  ...whichCard,
  currency: z.string(),
  holder: z.string(),
  /** The employer; empty for users without one. */
  employer: z.string(),
  bankName: z.string(),
  routingNumber: z.string(),
  accountNumber: z.string(),
  /** Null before the first was asked for. */
  request: z.nullable(z.object({ ...share, state: wireNumber, changedAt: wireInstant })),
});

/** Pay that goes to the card directly. All of it is ours. */
export const depositContract = {
  /** What a payroll needs to pay to a card, and where a direct deposit stands. */
  getDirectDeposit: call('POST', 'card/GetDirectDeposit', {
    input: z.object(whichCard),
    payload: deposit,
    meta: { kind: 'read', ours: true },
  }),
  /** Ask for a direct deposit, or for another share. Repeating it changes nothing. */
  saveDirectDeposit: call('POST', 'card/SaveDirectDeposit', {
    input: z.object({ ...whichCard, ...share }),
    payload: deposit,
    meta: { ours: true },
  }),
  /** E-mail the form for a direct deposit. */
  emailDirectDepositForm: call('POST', 'card/EmailDirectDepositForm', {
    input: z.object({ ...whichCard, emailAddress: z.string().check(z.maxLength(254), z.email()) }),
    payload: z.boolean(),
    meta: { ours: true },
  }),
};

/** A direct deposit as on the wire. */
export type WireDeposit = z.infer<typeof deposit>;
/** A share of a paycheck as on the wire. */
export type WireShare = Pick<NonNullable<WireDeposit['request']>, keyof typeof share>;
