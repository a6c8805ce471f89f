import { type BrandName, brandByCardCode } from './names.ts';

/** A card artwork's colour code. The documents name none, so these are ours: one per brand, and older prints that are still in use. */
export type CardArtCode = keyof typeof brandByCardCode;

/** Every colour code that we know. */
export const cardArtCodes = Object.keys(brandByCardCode) as readonly CardArtCode[];

/**
 * Returns the brand whose artwork a card has, by its case-insensitive colour code; Common for an unknown code, so that a card is always
 * drawn.
 */
export function brandOfCardArt(code: string | null | undefined): BrandName {
  const known = cardArtCodes.find((name) => name === code?.trim().toUpperCase());
  return known ? brandByCardCode[known] : 'common';
}
