import { describe, expect, it } from 'vitest';
import { afterStateSelection } from './state-selection.ts';

describe('after state selection', () => {
  const none = { isForDirectUser: false, isForCard: false, isFromDashboard: false };

  it('people go on with the card, to the direct home, or home', () => {
    expect(afterStateSelection({ ...none, isForCard: true }, 'DirectUser')).toBe('/card/carddesign-terms');
    expect(afterStateSelection({ ...none, isForDirectUser: true }, 'User')).toBe('/dayfare-direct/home');
    expect(afterStateSelection({ ...none, isFromDashboard: true }, 'User')).toBe('/ewa/home');
    expect(afterStateSelection(none, 'DirectUser')).toBe('/dayfare-direct/home');
    expect(afterStateSelection(none, 'OnBoarding')).toBe('/page-not-found');
    expect(afterStateSelection(none, null)).toBeNull();
  });
});
