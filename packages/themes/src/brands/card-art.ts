import { type BrandName, brandByCardCode } from './names.ts';

/**
 * A colour code that a card's art is printed with. The documents name none, so these are ours: one per brand, and the older prints that
 * are still in people's hands.
 */
export type CardArtCode = keyof typeof brandByCardCode;

/** Every colour code that we know. */
export const cardArtCodes = Object.keys(brandByCardCode) as readonly CardArtCode[];

/** The brand whose art a card has, by its colour code in any case; Common for a code that we do not know, so that a card is always drawn. */
export function brandOfCardArt(code: string | null | undefined): BrandName {
  const known = cardArtCodes.find((name) => name === code?.trim().toUpperCase());
  return known ? brandByCardCode[known] : 'common';
}
