import * as z from 'zod/mini';
import { call, wireDate, wireId, wireInstant, wireNumber } from '../wire/index.ts';

const contract = z.object({
  id: wireId,
  contractType: wireNumber,
  contractTitle: z.string(),
  /** HTML of the document; never shown before it is sanitised. */
  htmlText: z.string(),
  isCardContract: z.boolean(),
});

/** A document as it was agreed to: once with the terms, or again and again with transfers. */
const agreedContract = z.object({
  ...contract.shape,
  /** The wording that was shown. Null for agreements from before wordings were kept. */
  htmlText: z.nullable(z.string()),
  /** Since when this version has been in force; null if it was not kept. */
  version: z.nullable(wireDate),
  /** Language of the wording, by its name on the wire; null if it was not kept. */
  language: z.nullable(z.string()),
  firstAgreedAt: wireInstant,
  lastAgreedAt: wireInstant,
  /** How often it was agreed to. */
  timesAgreed: wireNumber,
});

/** 1 asks for the partner brand's variant of the document. */
const brandingType = z.union([z.literal(0), z.literal(1)]);

const byType = z.object({
  /** 0: whichever document of the type is current. */
  id: wireId,
  contractType: wireNumber,
  isCardContract: z.boolean(),
  userSentBrandingType: brandingType,
  authAccountID: z.optional(wireId),
  userID: z.optional(wireId),
  referenceRecordID: z.optional(wireId),
});

/** What a document was agreed to for: a transaction id, or a number. */
const recordId = z.union([wireId, z.string().check(z.minLength(1), z.maxLength(100))]);

/** The calls about documents that a user agrees to. */
export const contractsContract = {
  /** The documents of a type, in the order in which they are to be agreed to. */
  getContractByType: call('POST', 'EWA/GetContractByType', {
    input: byType,
    payload: z.object({ contracts: z.array(contract) }),
    meta: { kind: 'read' },
  }),
  /** Documents of several types, in the order asked for. The documents name the call but not its fields; they are ours. */
  getListOfContracts: call('POST', 'EWA/GetListOfContracts', {
    input: z.object({ contracts: z.array(byType).check(z.minLength(1), z.maxLength(20)) }),
    payload: z.object({ contracts: z.array(contract) }),
    meta: { kind: 'read' },
  }),
  /** The documents that were agreed to with a transfer or another record. Its fields are ours. */
  getContractByReferenceRecordID: call('POST', 'EWA/GetContractByReferenceRecordID', {
    input: z.object({ ...byType.shape, referenceRecordID: recordId }),
    payload: z.object({ contracts: z.array(contract) }),
    meta: { kind: 'read' },
  }),
  /** What the user has agreed to: each wording once, with its version and dates. The call is ours. */
  getAgreedContracts: call('GET', 'EWA/GetAgreedContracts', {
    payload: z.object({ contracts: z.array(agreedContract) }),
    meta: { kind: 'read' },
  }),
  /** Record that the user agreed to a document. Idempotent. */
  saveContract: call('POST', 'EWA/SaveContract', {
    input: z.object({
      id: wireId,
      contractType: wireNumber,
      userSentBrandingType: brandingType,
      authAccountID: z.optional(wireId),
      userID: z.optional(wireId),
      referenceRecordID: z.optional(wireId),
    }),
    payload: z.boolean(),
  }),
};

/** A document as on the wire. */
export type WireContract = z.infer<typeof contract>;

/** A document that was agreed to, as on the wire. */
export type WireAgreedContract = z.infer<typeof agreedContract>;

/** Body of the contract-by-type call. */
export type WireContractByType = z.infer<typeof byType>;
