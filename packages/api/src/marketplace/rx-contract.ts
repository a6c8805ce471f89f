import * as z from 'zod/mini';
import { call, wireAmount, wireId, wireNumber } from '../wire/index.ts';

const drug = z.object({
  drugID: wireId,
  name: z.string(),
  /** What it is and how strong: "500 mg tablet". */
  form: z.string(),
});

const familyCard = z.object({ cardID: wireId, name: z.string(), memberID: z.string() });
const familyCards = z.object({ cards: z.array(familyCard) });

const offer = z.object({
  pharmacyID: wireId,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** From the postal code or the place in the request; null without one. */
  kilometers: z.nullable(z.number()),
  /** With the card, for the quantity that was asked for. */
  price: wireAmount,
  /** Without it. */
  usualPrice: wireAmount,
});

/** Prices of prescriptions with the discount card, and cards for the family. The documents name the service and no calls. */
export const rxContract = {
  /** Drugs by the beginning of a word of their name. */
  findDrugs: call('POST', 'marketplace/FindDrugs', {
    input: z.object({ text: z.string().check(z.maxLength(50)) }),
    payload: z.object({ drugs: z.array(drug) }),
    meta: { kind: 'read', ours: true },
  }),
  /** What a drug costs at pharmacies near a place, the cheapest first. */
  getDrugPrices: call('POST', 'marketplace/GetDrugPrices', {
    input: z.object({
      drugID: wireId,
      /** How many tablets. */
      quantity: wireNumber,
      /** A postal code or a city; empty: near where the person lives. */
      search: z.string().check(z.maxLength(100)),
    }),
    payload: z.object({ currency: z.string(), drug, quantity: wireNumber, offers: z.array(offer) }),
    meta: { kind: 'read', ours: true },
  }),
  /** The cards of the user's household. */
  getFamilyCards: call('GET', 'marketplace/GetFamilyCards', { payload: familyCards, meta: { ours: true } }),
  /** Make a card for a member of the household. Repeating it with the same name changes nothing. */
  addFamilyCard: call('POST', 'marketplace/AddFamilyCard', {
    input: z.object({ name: z.string().check(z.minLength(1), z.maxLength(50)) }),
    payload: familyCards,
    meta: { ours: true },
  }),
  /** Take a card out of the wallet. Repeating it changes nothing. */
  removeFamilyCard: call('POST', 'marketplace/RemoveFamilyCard', {
    input: z.object({ cardID: wireId }),
    payload: familyCards,
    meta: { ours: true },
  }),
};

/** A drug as on the wire. */
export type WireDrug = z.infer<typeof drug>;
/** What a drug costs at a pharmacy, as on the wire. */
export type WireDrugOffer = z.infer<typeof offer>;
/** A card of the family as on the wire. */
export type WireFamilyCard = z.infer<typeof familyCard>;
