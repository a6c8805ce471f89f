import { describe, expect, it } from 'vitest';
import { instrumentKind } from '../enums/instrument.ts';
import { destinationOf, destinationRules } from './destination.ts';

describe('a destination', () => {
  it('follows from what an instrument is; what holds money of a person takes no wages, but for the product card and savings', () => {
    const found = instrumentKind.names.map((kind) => [kind, destinationOf({ kind, subType: null })]);
    expect(Object.fromEntries(found.filter(([, way]) => way !== null))).toEqual({
      ...{ BankAccount: 'bank', Card: 'card', CashPickup: 'cash', Biller: 'biller', Amazon: 'gift' },
      ...{ Savings: 'issuer', Uber: 'biller' },
    });
    expect(destinationOf({ kind: 'Card', subType: 'DayfareCard' })).toBe('issuer');
    expect(destinationOf({ kind: 'Card', subType: 'DebitCard' })).toBe('card');
    expect(destinationOf({ kind: null, subType: null })).toBeNull();
  });

  it('is chosen first only where it is an account or a card', () => {
    const first = Object.entries(destinationRules).filter(([, { canBeDefault }]) => canBeDefault);
    expect(first.map(([name]) => name)).toEqual(['bank', 'card', 'issuer']);
  });
});
