import { expect, it } from 'vitest';
import { canLinkCards } from './allowed-types.ts';

it('another card is linked where the allowed type has cards, and not where only banks or our own card are [card-011]', () => {
  for (const named of ['All', 'Card', 'USBankFocusCard', undefined, 'Later'])
    expect(canLinkCards(named)).toBe(true);
  for (const named of ['BankAccount', 'DayfareCard']) expect(canLinkCards(named)).toBe(false);
});
