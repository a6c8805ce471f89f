import { describe, expect, it } from 'vitest';
import { cardBrandOf } from './card-brand.ts';

const inside = [
  ['4', 'Visa'],
  ['4242 4242', 'Visa'],
  ['51', 'Master'],
  ['55', 'Master'],
  ['2221', 'Master'],
  ['2500', 'Master'],
  ['2720', 'Master'],
  ['34', 'AmericanExpress'],
  ['37', 'AmericanExpress'],
  ['65', 'Discover'],
  ['644', 'Discover'],
  ['649', 'Discover'],
  ['6011', 'Discover'],
  ['622126', 'Discover'],
  ['622925', 'Discover'],
  ['3528', 'JCB'],
  ['3589', 'JCB'],
  ['36', 'DinersClub'],
  ['38', 'DinersClub'],
  ['39', 'DinersClub'],
  ['300', 'DinersClub'],
  ['305', 'DinersClub'],
  ['3095', 'DinersClub'],
] as const;

describe('cardBrandOf', () => {
  it.each(inside)('numbers from %s belong to %s', (text, brand) => {
    expect(cardBrandOf(text)).toBe(brand);
    expect(cardBrandOf(`${text}0000000000`)).toBe(brand);
  });

  it.each([
    '50',
    '56',
    '2220',
    '2721',
    '33',
    '35',
    '643',
    '6010',
    '6012',
    '622125',
    '622926',
    '3527',
    '3590',
  ])('numbers from %s belong to no scheme that the product knows', (text) => {
    expect(cardBrandOf(text)).toBeNull();
  });

  it.each(['306', '3094', '3096', '0', '1', '7', '9'])('nor do numbers from %s', (text) => {
    expect(cardBrandOf(text)).toBeNull();
  });

  it.each(['', '5', '3', '2', '222', '272', '64', '601', '62212', '352', '30', '309'])(
    'of %j too little is typed to tell',
    (text) => {
      expect(cardBrandOf(text)).toBeNull();
    },
  );

  it.each(['4x', 'x4', '4-2'])('%j is no number', (text) => {
    expect(cardBrandOf(text)).toBeNull();
  });
});
