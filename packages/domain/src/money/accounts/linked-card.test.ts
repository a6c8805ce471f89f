import { expect, it } from 'vitest';
import { cardBrand } from '../enums/instrument.ts';
import { endOfCard, processorOf } from './linked-card.ts';

it('every network has its processor', () => {
  expect(cardBrand.names.map(processorOf)).toEqual([
    ...['TabaPay', 'TabaPay'],
    ...['CardConnect', 'CardConnect', 'CardConnect', 'CardConnect'],
  ]);
});

it.each([
  ['2029-04', '2029-05-01T12:00:00.000Z'],
  ['2029-12', '2030-01-01T12:00:00.000Z'],
])('a card of %s ends at %s', (expiry, end) => {
  expect(endOfCard(expiry).toISOString()).toBe(end);
});
