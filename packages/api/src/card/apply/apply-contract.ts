import * as z from 'zod/mini';
import { call, wireDate, wireInstant, wireNumber } from '../../wire/index.ts';
import { card } from '../card.ts';

const line = z.string().check(z.maxLength(200));

const applicant = z.object({
  firstName: line,
  lastName: line,
  /** Null while it is not known. */
  birthDate: z.nullable(wireDate),
  addressLine1: line,
  addressLine2: line,
  city: line,
  /** Two letters; null before one is chosen. */
  state: z.nullable(line),
  zipcode: line,
});

const application = z.object({
  program: wireNumber,
  /** Whether every contract of the program has been agreed to. */
  hasAgreed: z.boolean(),
  /** As it was typed; before that, what is known of the person. */
  applicant,
  /** Whether it was typed and is whole. */
  hasApplicant: z.boolean(),
  /** When the identity document was read; null before that. */
  scannedAt: z.nullable(wireInstant),
});

/** Applying for a card. All of it is ours, but for the calls that read an identity document. */
export const applyContract = {
  /** How far the person’s application has come. */
  getCardApplication: call('POST', 'card/GetCardApplication', {
    payload: application,
    meta: { kind: 'read', ours: true },
  }),
  /** Keep who applies and where the card goes. A document that was read for another person is dropped. */
  saveCardApplicant: call('POST', 'card/SaveCardApplicant', {
    input: applicant,
    payload: application,
    meta: { ours: true },
  }),
  /** Take an identity document that was read into the application. */
  saveCardScan: call('POST', 'card/SaveCardScan', {
    input: z.object({ queryid: z.string().check(z.maxLength(120)) }),
    payload: application,
    meta: { ours: true },
  }),
  /** Apply for the card, signed with the applicant’s full name. Sent again, it says what came of the application. */
  applyForCard: call('POST', 'card/ApplyCard', {
    input: z.object({ signature: line }),
    payload: card,
    meta: { ours: true },
  }),
};

/** An application as on the wire. */
export type WireCardApplication = z.infer<typeof application>;
/** Who applies, as on the wire. */
export type WireApplicant = z.infer<typeof applicant>;
