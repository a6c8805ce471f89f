import { describe, expect, it } from 'vitest';
import { afterStateSelection, stateSelectionFlags } from './state-selection.ts';

describe('after state selection', () => {
  const none = { isForDirectUser: false, isForCard: false, isFromDashboard: false };

  it('people go on with the card, to the direct home, or home', () => {
    expect(afterStateSelection({ ...none, isForCard: true }, 'DirectUser')).toBe('/card/carddesign-terms');
    expect(afterStateSelection({ ...none, isForDirectUser: true }, 'User')).toBe('/dayfare-direct/home');
    expect(afterStateSelection({ ...none, isFromDashboard: true }, 'User')).toBe('/ewa/home');
    expect(afterStateSelection(none, 'DirectUser')).toBe('/dayfare-direct/home');
    expect(afterStateSelection(none, 'OnBoarding')).toBe('/page-not-found');
    expect(afterStateSelection(none, null)).toBe('/page-not-found');
  });

  it('visitors go on with signing up', () => {
    expect(afterStateSelection(none, 'visitor')).toBe('/welcome');
    expect(afterStateSelection({ ...none, isForDirectUser: true }, 'visitor')).toBe('/dayfare-direct/home');
  });

  it('what it is for stands in the query', () => {
    const flags = (query: string) => {
      const values = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
      return stateSelectionFlags({ get: (name) => values.get(name) ?? null });
    };
    expect(flags('')).toEqual(none);
    expect(flags('isForCard=true&isFromDashboard=false')).toEqual({ ...none, isForCard: true });
    expect(flags('isForDirectUser=true&isFromDashboard=true')).toEqual({
      ...none,
      isForDirectUser: true,
      isFromDashboard: true,
    });
  });
});
