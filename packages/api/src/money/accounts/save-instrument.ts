import * as z from 'zod/mini';
import { pathNumber, wireAmount, wireId, wireNumber } from '../../wire/index.ts';
import { debitCardInput } from './debit-card.ts';

const routingNumber = z.string().check(z.regex(/^\d{9}$/));

/** A bank account as its owner has typed it. */
const bankAccount = z.object({
  routingNumber,
  accountNumber: z.string().check(z.regex(/^\d{4,17}$/)),
  /** PersonalChecking, PersonalSaving, BusinessChecking, BusinessSaving. */
  bankAccountType: wireNumber,
});

/** A member's account at the partner's credit union, which knows whose it is. */
const creditUnionAccount = z.object({
  bankECSFCUAccount: z.object({
    accountName: z.string().check(z.maxLength(50)),
    accountNumber: z.string().check(z.regex(/^\d{4,17}$/)),
    bankAccountType: wireNumber,
    firstName: z.string().check(z.maxLength(100)),
    lastName: z.string().check(z.maxLength(100)),
    displayText: z.string().check(z.maxLength(50)),
    /** Always false: the credit union verifies it at once. */
    needVerification: z.boolean(),
    routingNumber,
  }),
});

/** An instrument to save: with the id 0 a new one, with any other the one of that id, which becomes the default or is linked again. */
export const saveInstrumentInput = z.object({
  id: wireId,
  /** Empty: the bank's name. */
  displayText: z.string().check(z.maxLength(50)),
  instrumentType: wireNumber,
  instrumentSubType: wireNumber,
  isDefaultSelected: z.boolean(),
  imageName: z.string().check(z.maxLength(50)),
  /** A new account that was typed, one at the partner's credit union, or the one behind a card that takes no instant transfers. */
  bankAccount: z.optional(z.union([bankAccount, creditUnionAccount])),
  /** Whether it is an account at the partner's credit union. */
  isECSFCUBankRequest: z.optional(z.boolean()),
  /** A new card that was typed. */
  debitCard: z.optional(debitCardInput),
  /** Whether it was linked at its bank: then `publicToken` says which account, and with an id that one is linked again. */
  isPlaidBankRequest: z.optional(z.boolean()),
  publicToken: z.optional(z.string().check(z.maxLength(200))),
});

/** Which one of a user's instruments. */
export const instrumentPath = z.object({ id: pathNumber, instrumentType: pathNumber });

/** A kind of instrument that can be added. */
const instrumentTypeEntry = z.object({
  instrumentType: wireNumber,
  displayText: z.string(),
  description: z.string(),
});

/** The kinds of instruments that can be added, in the request's language. */
export const instrumentTypes = z.object({ instrumentTypes: z.array(instrumentTypeEntry) });

/** Which account the deposits are sent to. */
export const pennyTestInput = z.object({ instrumentID: wireId });

/** The two amounts as they stand on the statement, in either order. */
export const verifyPennyTestInput = z.object({
  instrumentID: wireId,
  firstAmount: wireAmount,
  secondAmount: wireAmount,
});

/** Whose routing number it is. */
export const bankInput = z.object({ routingNumber });

/** A bank. */
export const bank = z.object({
  /** Null for a bank that the server doesn't know. */
  bankName: z.nullable(z.string()),
});

/** A typed account, as on the wire. */
export type WireTypedAccount = z.infer<typeof bankAccount>;

/** What is saved, as on the wire. */
export type WireSaveInstrument = z.infer<typeof saveInstrumentInput>;

/** The kinds of instruments, as on the wire. */
export type WireInstrumentTypes = z.infer<typeof instrumentTypes>;
