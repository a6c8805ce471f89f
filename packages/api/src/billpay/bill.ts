import * as z from 'zod/mini';
import { wireAmount, wireDate, wireId, wireIds, wireInstant, wireNumber } from '../wire/index.ts';

/** An account at a biller that bills can come from. */
const account = z.object({
  instrumentID: wireId,
  name: z.string(),
  /** What the biller bills for; empty where the account is older than the directory. */
  category: z.string(),
  last4: z.string(),
});

/** What a person decides about how a bill is paid and recalled. */
const arrangement = {
  /** Whether each is paid from pay by itself. */
  autopay: z.boolean(),
  /** The most that autopay pays at once; null: no limit of its own. */
  autopayLimit: z.nullable(wireAmount),
  /** How many days before it is due its person is reminded; null: not. */
  remindDays: z.nullable(wireNumber),
};

/** A bill to add. */
export const addBillInput = z.object({
  instrumentID: wireId,
  amountDue: wireAmount.check(z.gt(0)),
  dueDate: wireDate,
  /** Daily, Weekly, Monthly, by listed order; null: once. */
  frequency: z.nullable(wireNumber),
  paymentEndDate: z.nullable(wireDate),
  /** 0 to 60; 0: until the end date. */
  numberOfTimes: z.int().check(z.gte(0), z.lte(60)),
  ...arrangement,
  /** Agreed to where autopay is on. */
  contractsAccepted: wireIds,
});

/** What is changed of a bill. */
export const changeBillInput = z.object({
  billID: wireId,
  ...arrangement,
  contractsAccepted: wireIds,
});

const bill = z.object({
  billID: wireId,
  account,
  amountDue: wireAmount,
  /** The first day that it is due. */
  dueDate: wireDate,
  frequency: z.nullable(wireNumber),
  paymentEndDate: z.nullable(wireDate),
  numberOfTimes: wireNumber,
  ...arrangement,
  isStopped: z.boolean(),
});

/** How far it is with a payment that the biller says it did not get. */
const trace = z.object({
  state: z.enum(['asked', 'withBiller', 'found', 'sentBack']),
  at: wireInstant,
  /** Under which number the biller has found it. */
  reference: z.nullable(z.string()),
});

const due = z.object({
  dueID: wireId,
  billID: wireId,
  dueDate: wireDate,
  amountDue: wireAmount,
  state: z.enum(['open', 'scheduled', 'paid', 'markedPaid', 'cancelled']),
  /** The day on which its payment leaves by itself, and until when that can be called off; null where none does. */
  payment: z.nullable(z.object({ date: wireDate, cutOff: wireInstant, isAutopay: z.boolean() })),
  /** The last day that a payment can leave and be there in time. */
  lastPayDate: wireDate,
  transactionID: z.nullable(z.string()),
  /** Code of why a payment was not made, or that it came back; null where there is nothing to say. */
  reason: z.nullable(z.string()),
  trace: z.nullable(trace),
});

/** All bills of a person, and what can be done. */
export const bills = z.object({
  currency: z.string(),
  /** Whose bank calendar counts. */
  country: z.enum(['US', 'CA']),
  bills: z.array(bill),
  /** In the order of the days; of those to come the next sixty days, and one more of each bill. */
  dues: z.array(due),
  accounts: z.array(account),
  /** How many wait that are overdue or due in the next 30 days. */
  dueSoon: wireNumber,
  /** The first day on which a payment can still leave by itself. */
  earliestDay: wireDate,
  limits: z.object({
    least: wireAmount,
    most: wireAmount,
    /** Above it on one day a payment asks its person first: nothing is paid by itself. */
    mostByItself: wireAmount,
  }),
  contractType: wireNumber,
  contractIds: z.array(wireId),
});

/** A bill payment that was made. */
export const billReceipt = z.object({
  dueID: wireId,
  billID: wireId,
  transactionID: z.string(),
  amount: wireAmount,
  currency: z.string(),
  arrivesAt: wireInstant,
});

/** All bills as on the wire. */
export type WireBills = z.infer<typeof bills>;
/** Body of the call that adds a bill. */
export type WireAddBill = z.infer<typeof addBillInput>;
/** Body of the call that changes a bill. */
export type WireChangeBill = z.infer<typeof changeBillInput>;
/** A bill payment as on the wire. */
export type WireBillReceipt = z.infer<typeof billReceipt>;
