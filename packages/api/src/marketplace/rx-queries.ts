import { fromWire } from '@dayfare/domain/money';
import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { currencyFromWire, type Entity } from '../wire/index.ts';
import { entityQuery, minute, writeDefaults } from '../wire/query-defaults.ts';
import { rxContract, type WireDrug, type WireDrugOffer, type WireFamilyCard } from './rx-contract.ts';

const drugFromWire = ({ drugID: id, name, form }: WireDrug) => ({ id, name, form });
const offerFromWire = ({ pharmacyID: id, price, usualPrice, ...rest }: WireDrugOffer) => ({
  ...{ ...rest, id, price: fromWire(price), usualPrice: fromWire(usualPrice) },
});
const cardFromWire = ({ cardID: id, name, memberID: memberId }: WireFamilyCard) => ({ id, name, memberId });

/** A drug. */
export type Drug = Entity<typeof drugFromWire>;
/** What a drug costs at a pharmacy. */
export type DrugOffer = Entity<typeof offerFromWire>;
/** A discount card of a family member. */
export type FamilyCard = Entity<typeof cardFromWire>;

/** Drugs by the beginning of a word of their name; none for less than two characters. */
export function drugsQuery(api: ApiClient, text: string) {
  return entityQuery({
    queryKey: ['marketplace', 'drugs', text],
    ask: ({ signal }) => api.client(rxContract).findDrugs({ text }, { signal }),
    read: ({ drugs }) => drugs.map(drugFromWire),
    staleTime: 5 * minute,
    // Searches for medicines leave no trace on the device.
    meta: { isNeverStored: true },
  });
}

/** What is looked for. */
export interface DrugSearch {
  readonly drugId: number;
  readonly quantity: number;
  /** A postal code or a city. */
  readonly place: string;
}

/** What a drug costs at pharmacies near a place, the cheapest first. */
export function drugPricesQuery(api: ApiClient, { drugId: drugID, quantity, place: search }: DrugSearch) {
  return entityQuery({
    queryKey: ['marketplace', 'drug-prices', drugID, quantity, search],
    ask: ({ signal }) => api.client(rxContract).getDrugPrices({ drugID, quantity, search }, { signal }),
    read: ({ currency, drug, offers, quantity: count }) => ({
      ...{ currency: currencyFromWire(currency), drug: drugFromWire(drug), quantity: count },
      offers: offers.map(offerFromWire),
    }),
    staleTime: 5 * minute,
    meta: { isNeverStored: true },
  });
}

const familyKey = ['marketplace', 'family-cards'] as const;
const cardsFromWire = ({ cards }: { readonly cards: readonly WireFamilyCard[] }) => cards.map(cardFromWire);

/** The cards of the user's household. */
export function familyCardsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: familyKey,
    ask: ({ signal }) => api.client(rxContract).getFamilyCards(undefined, { signal }),
    read: cardsFromWire,
    staleTime: 0,
    meta: { isNeverStored: true },
  });
}

/** A change of the wallet: a name to make a card for, or a card to take out. */
export type FamilyCardChange = { readonly add: string } | { readonly remove: number };

/** Makes a card for a family member, or takes one out of the wallet. */
export function familyCardMutation(api: ApiClient) {
  const { addFamilyCard, removeFamilyCard } = api.client(rxContract);
  return mutationOptions<unknown, ApiError, FamilyCardChange>({
    ...writeDefaults,
    mutationFn: (change) =>
      'add' in change ? addFamilyCard({ name: change.add }) : removeFamilyCard({ cardID: change.remove }),
    onSettled: (_answer, _error, _change, _result, { client }) =>
      client.invalidateQueries({ queryKey: familyKey }),
  });
}
