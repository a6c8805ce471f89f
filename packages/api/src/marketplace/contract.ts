import * as z from 'zod/mini';
import { call, wireAmount, wireId, wireNumber } from '../wire/index.ts';

const insuranceQuotes = z.object({
  currency: z.string(),
  quotes: z.array(
    z.object({
      quoteID: wireId,
      company: z.string(),
      /** For a month. */
      premium: wireAmount,
      deductible: wireAmount,
      /** The most that is paid. */
      coverage: wireAmount,
    }),
  ),
});

/** Services of partners, and discounts. */
export const marketplaceContract = {
  /** The services offered to the user, in the order in which they are shown. The response is ours. */
  getServices: call('GET', 'user/GetServices', {
    payload: z.object({ services: z.array(z.object({ serviceType: wireNumber })) }),
  }),
  /** The address that signs the user in at LifeMart. It is made for one visit. */
  getLifeMartSSOUrl: call('GET', 'user/GetLifeMartSSOUrl', {
    payload: z.object({ lifeMartUrl: z.string() }),
    meta: { kind: 'write' },
  }),
  /** E-mails the link to the tax-filing discount to the person's own address. */
  sendTurboTaxEmail: call('GET', 'user/SendTurboTaxEmail', {
    payload: z.boolean(),
    meta: { kind: 'write' },
  }),
  /** The card that a pharmacy takes a discount off for. It is no insurance. */
  getPharmacyCard: call('GET', 'marketplace/GetPharmacyCard', {
    payload: z.object({ memberID: z.string(), groupID: z.string(), bin: z.string(), pcn: z.string() }),
    meta: { ours: true },
  }),
  /** The address of a partner that is left for by an address alone. */
  getPartnerUrl: call('POST', 'marketplace/GetPartnerUrl', {
    input: z.object({ serviceType: wireNumber }),
    payload: z.object({ url: z.string() }),
    meta: { kind: 'read', ours: true },
  }),
  /** Quotes of one kind of insurance, all with the same facts. */
  getInsuranceQuotes: call('POST', 'marketplace/GetInsuranceQuotes', {
    input: z.object({ insuranceType: wireNumber }),
    payload: insuranceQuotes,
    meta: { kind: 'read', ours: true },
  }),
  /** Note that the user compared quotes (no `quoteID`) or went on with one. */
  saveInsuranceLogs: call('POST', 'user/SaveInsuranceLogs', {
    input: z.object({ insuranceType: wireNumber, quoteID: z.nullable(wireId) }),
    payload: z.boolean(),
  }),
};

/** Quotes of one kind of insurance, as on the wire. */
export type WireInsuranceQuotes = z.infer<typeof insuranceQuotes>;
