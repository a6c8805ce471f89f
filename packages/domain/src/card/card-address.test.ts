import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardAddress, cardAddressProblems, isSameCardAddress, tidyCardAddress } from './card-address.ts';

const home: CardAddress = {
  ...{
    addressLine1: '48 Maple Court',
    addressLine2: 'Apt 2',
    city: 'Hartford',
    state: 'CT',
    zipcode: '06103',
  },
};

describe('an address that a card is sent to', () => {
  it('is one where cards are issued, and no box at the post office', () => {
    expect(cardAddressProblems(home)).toBeNull();
    expect(cardAddressProblems({ ...home, addressLine1: 'PO Box 4', state: 'GU' })).toEqual({
      addressLine1: 'postBox',
      state: 'noCards',
    });
  });

  it('is the same in whatever order its parts are written down, and with stray white space', () => {
    const { state, ...rest } = home;
    expect(isSameCardAddress({ ...rest, state }, home)).toBe(true);
    expect(isSameCardAddress({ ...home, addressLine1: ' 48  Maple Court ' }, home)).toBe(true);
    const field = fc.constantFrom('addressLine1', 'addressLine2', 'city', 'state', 'zipcode');
    fc.assert(
      fc.property(field, (name) => {
        expect(isSameCardAddress({ ...home, [name]: 'other' }, home)).toBe(false);
      }),
    );
  });

  it('stays as it is once it is tidy', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (addressLine1, zipcode) => {
        const tidy = tidyCardAddress({ ...home, addressLine1, zipcode });
        expect(tidyCardAddress(tidy)).toEqual(tidy);
      }),
    );
  });
});
