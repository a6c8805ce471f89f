import * as z from 'zod/mini';
import { call, wireDate, wireInstant, wireNumber } from '../../wire/index.ts';

/** How a person's consent stands at their payroll provider. */
const consent = z.object({
  /** NotNeeded, Due, Granted, Declined, Expired. */
  status: wireNumber,
  /** Name of the provider; null where none needs a consent. */
  provider: z.nullable(z.string()),
  /** Until when it was given; null if it never was. */
  until: z.nullable(wireInstant),
  /** The last day whose hours we know. */
  knownThrough: wireDate,
});

/** Names one visit to the provider's page. */
const state = z.string().check(z.minLength(20), z.maxLength(100));

/** The calls about the consent that a payroll provider asks of a person. The documents describe the page and name no calls: these are ours. */
export const payrollConsentContract = {
  /** How the consent stands that the payroll provider asks of a person. */
  getPayrollConsent: call('GET', 'user/GetPayrollConsent', { payload: consent, meta: { ours: true } }),
  /** Begin a visit to the payroll provider’s page. */
  beginPayrollConsent: call('POST', 'user/BeginPayrollConsent', {
    payload: z.object({ state }),
    meta: { ours: true },
  }),
  /** End a visit to the payroll provider’s page, and say what came of it, for which the server asks the provider. */
  endPayrollConsent: call('POST', 'user/EndPayrollConsent', {
    input: z.object({ state, code: z.string().check(z.maxLength(100)) }),
    payload: z.object({
      /** Granted, Declined, Cancelled, OtherPerson, Expired. */
      outcome: wireNumber,
      consent,
    }),
    meta: { ours: true },
  }),
};

/** A consent as on the wire. */
export type WirePayrollConsent = z.infer<typeof consent>;
