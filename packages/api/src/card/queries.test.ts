import { describe, expect, it } from 'vitest';
import * as samples from '../mocks/samples/card.ts';
import { cardFromWire } from './queries.ts';

describe('a card from the wire', () => {
  it('is active with a PIN, or activated and open, and only if there is one [card-008]', () => {
    const activeStates = new Set(['open', 'pinDue']);
    const isActive = (isATMPINSet: boolean, isCardActivated: boolean, status: number, id = 31) =>
      activeStates.has(cardFromWire(samples.card({ id, isATMPINSet, isCardActivated, status })).state);
    expect(isActive(true, false, 0)).toBe(true);
    expect(isActive(true, true, 1)).toBe(true);
    expect(isActive(false, true, 1)).toBe(true);
    expect(isActive(false, false, 1)).toBe(false);
    expect(isActive(false, true, 0)).toBe(false);
    expect(isActive(true, true, 1, 0)).toBe(false);
  });
});
