import { timestampTypes } from '@dayfare/domain/guardian';
import * as z from 'zod/mini';
import { call, wireNumber } from '../wire/index.ts';

/** A secret of the link. It is sent in bodies only, never in an address. */
const secret = z.string().check(z.minLength(1), z.maxLength(200));

/** Whose consent it is. */
const ofConsent = z.object({ color: secret });

/** The same, and the link by which it is given. */
const byLink = z.object({ forbe: secret, color: secret });

/** The calls by which a guardian agrees that a minor has the card. They need no session; a payload of 1 says yes. */
export const guardianContract = {
  /** Whether a guardian's link has expired: 1 if so. An unknown one counts as expired. */
  checkIfTokenExpirred: call('POST', 'MinorUser/CheckIfTokenExpirred', {
    input: byLink,
    payload: wireNumber,
    meta: { kind: 'read' },
  }),
  /** A document that the guardian is to agree to: 44 for the electronic signature, 52 for the consent. */
  getContract: call('POST', 'MinorUser/GetContract', {
    input: z.object({ ...byLink.shape, contractTypeID: wireNumber }),
    payload: z.object({
      /** Never shown before it is sanitised. */
      htmlText: z.string(),
    }),
    meta: { kind: 'read' },
  }),
  /** Whether the consent has been given: 1 if so. */
  checkConsentApproval: call('POST', 'MinorUser/CheckConsentApproval', {
    input: ofConsent,
    payload: wireNumber,
    meta: { kind: 'read' },
  }),
  /** Keep the moment at which a page was agreed to: 1 for the e-sign page, 2 for the consent form. The first time counts. */
  saveEsignDateTimeStamp: call('POST', 'MinorUser/SaveEsignDateTimeStamp', {
    input: z.object({
      ...ofConsent.shape,
      type: z.union([z.literal(timestampTypes.esign), z.literal(timestampTypes.consent)]),
    }),
    payload: wireNumber,
  }),
  /** Send the guardian a new link in place of an expired one. */
  resendConsentLink: call('POST', 'MinorUser/ResendConsentLink', { input: byLink, payload: wireNumber }),
  /** Keep the wordings that were agreed to. The first time counts. */
  uploadAgreements: call('POST', 'MinorUser/UploadAgreements', { input: byLink, payload: wireNumber }),
  /** Give the consent. The first time counts. */
  saveConsent: call('POST', 'MinorUser/SaveConsent', { input: ofConsent, payload: wireNumber }),
  /** Apply for the minor's card, once the consent is given. The first time counts. */
  applyCard: call('POST', 'MinorUser/ApplyCard', { input: byLink, payload: wireNumber }),
  /** Who asks for the consent, and in which brand. The call is ours. */
  getConsentRequest: call('POST', 'MinorUser/GetConsentRequest', {
    input: byLink,
    payload: z.object({
      businessEnvironment: z.string(),
      /** Null unless the link is valid: an old one reveals no name. */
      minor: z.nullable(z.object({ firstName: z.string(), employerName: z.nullable(z.string()) })),
    }),
    meta: { kind: 'read', ours: true },
  }),
};
