import { enumeration, type NameOf } from '../enumeration/index.ts';
import { productCard } from '../product/index.ts';

/** The accounts that a user may have beside or instead of the card, by start-up data. The documents give no numbers. */
const allowedCardType = enumeration(['All', 'BankAccount', 'Card', productCard, 'USBankFocusCard']);
type AllowedCardType = NameOf<typeof allowedCardType>;

const linkable: ReadonlySet<AllowedCardType> = new Set(['All', 'Card', 'USBankFocusCard']);

/** Whether the user may link a card of another issuer. What start-up data doesn't name or doesn't say leaves it to the server. */
export const canLinkCards = (named: string | undefined): boolean =>
  !allowedCardType.is(named) || linkable.has(named);
