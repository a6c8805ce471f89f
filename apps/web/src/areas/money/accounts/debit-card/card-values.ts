import type { TypedCard } from '@dayfare/api/money/accounts/debit-card-queries';
import type { WireAddress } from '@dayfare/api/wire';
import {
  accountNumberProblem,
  addressProblem,
  type BankCountry,
  nameProblem,
  routingNumberProblem,
} from '@dayfare/domain/validation';
import type { Address, AddressPart } from '@dayfare/ui/address-fields';
import { digitsOf } from '../../../../kit/money/accounts/bank-values.ts';

/** A card as it is typed: all but what stands in the frame. */
export interface CardValues {
  /** Stands for the card in the frame; null until it is asked for. */
  readonly card: TypedCard | null;
  readonly name: string;
  readonly nickname: string;
  /** Whether the bank has the address that another card of theirs has; only where there is one. */
  readonly billedTo: 'known' | 'other';
  readonly address: Address;
  /** Of the account behind a card that takes no instant transfers. */
  readonly routing: string;
  readonly account: string;
}

/** What is wrong with what was typed, by field, as keys of texts. */
export interface CardProblems {
  /** The frame says what is wrong with the card, or a note asks for the account. */
  readonly card?: 'inFrame' | 'needsAccount';
  readonly name?: 'nameMissing' | 'NameNotValid';
  readonly address?: 'incomplete' | 'CardAddressMismatch';
  readonly routing?: 'routingMissing' | 'RoutingNumberNotValid';
  readonly account?: 'accountMissing' | 'AccountNumberNotValid' | 'InstrumentExists';
}

const codes = { US: /^\d{5}(-\d{4})?$/, CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/ } as const;

/** Which parts of an address are missing or wrong. */
export function wrongParts({ street, city, region, postalCode, country }: Address): readonly AddressPart[] {
  return [
    ...(addressProblem(street) ? (['street'] as const) : []),
    ...(addressProblem(city) ? (['city'] as const) : []),
    ...(region === null ? (['region'] as const) : []),
    ...(codes[country].test(postalCode) ? [] : (['postalCode'] as const)),
  ];
}

/** The address that the bank has for the card, where it is that of another card; null where it is typed. */
export const billedToKnown = (
  { billedTo }: Pick<CardValues, 'billedTo'>,
  known: WireAddress | null,
): WireAddress | null => (billedTo === 'known' ? known : null);

/** Whether the account behind the card is asked for. */
export const asksForAccount = ({ card }: Pick<CardValues, 'card'>): boolean => card?.isInstant === false;

/** What the form has asked for. */
export interface CardFormFacts {
  readonly country: BankCountry;
  /** Whether the fields for the account were there to be filled. */
  readonly isAccountShown: boolean;
  /** The billing address of another card of theirs; null without one. */
  readonly known: WireAddress | null;
}

/** What is wrong with what was typed; null if nothing is. */
export function cardProblems(
  values: CardValues,
  { country, isAccountShown, known }: CardFormFacts,
): CardProblems | null {
  const name = nameProblem(values.name)?.key;
  const isAsked = asksForAccount(values);
  const routing =
    isAsked && isAccountShown ? routingNumberProblem(digitsOf(values.routing), country)?.key : undefined;
  const account = isAsked && isAccountShown ? accountNumberProblem(digitsOf(values.account))?.key : undefined;
  const found: CardProblems = {
    ...(values.card === null && { card: 'inFrame' as const }),
    ...(isAsked && !isAccountShown && { card: 'needsAccount' as const }),
    ...(name && { name: name === 'Required' ? 'nameMissing' : name }),
    ...(!billedToKnown(values, known) &&
      wrongParts(values.address).length > 0 && { address: 'incomplete' as const }),
    ...(routing && { routing: routing === 'Required' ? 'routingMissing' : routing }),
    ...(account && { account: account === 'Required' ? 'accountMissing' : account }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

/** An address as the server takes it. */
export function toBillingAddress({ street, apartment, city, region, postalCode }: Address): WireAddress {
  return {
    ...{ addressLine1: street.trim(), addressLine2: apartment.trim(), city: city.trim() },
    ...{ state: region ?? '', zipcode: postalCode },
  };
}
