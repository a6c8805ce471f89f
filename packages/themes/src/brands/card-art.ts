import type { BrandName } from './names.ts';

/**
 * The colour codes that a card's art is printed with, and the brand that shows it. The documents name no codes, so these are ours: one per
 * brand, and the two older prints that are still in people's hands.
 */
const brandByCode = {
  GRN: 'common',
  SUN: 'dayfare',
  NVY: 'paycor',
  ORG: 'paycor',
  LIL: 'onshift',
  TEL: 'onshift',
  LIM: 'ukg',
  RED: 'canada',
} as const satisfies Readonly<Record<string, BrandName>>;

/** A colour code that we know. */
export type CardArtCode = keyof typeof brandByCode;

/** Every colour code that we know. */
export const cardArtCodes = Object.keys(brandByCode) as readonly CardArtCode[];

/** The brand whose art a card has, by its colour code in any case; Common for a code that we do not know, so that a card is always drawn. */
export function brandOfCardArt(code: string | null | undefined): BrandName {
  const known = cardArtCodes.find((name) => name === code?.trim().toUpperCase());
  return known ? brandByCode[known] : 'common';
}
