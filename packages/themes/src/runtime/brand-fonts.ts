/// <reference path="../vite/virtual.d.ts" />
import { brandFonts } from 'virtual:dayfare-brands/fonts';
import type { BrandName } from '../brands/names.ts';

const asked = new Set<string>();

/**
 * Fetches a brand's fonts and applies them once all have loaded; until then, fallback fonts take the same space. A font that cannot be
 * fetched is skipped, and requested again by the next call. Call it after the first paint.
 */
export async function loadBrandFonts(brand: BrandName): Promise<void> {
  const fonts = brandFonts[brand].filter(({ url }) => !asked.has(url));
  for (const { url } of fonts) asked.add(url);
  const faces = fonts.map(
    ({ family, url, weights: [lightest, boldest] }) =>
      new FontFace(family, `url("${url}") format("woff2")`, { weight: `${lightest} ${boldest}` }),
  );
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    for (const { url } of fonts) asked.delete(url);
    return;
  }
  for (const face of faces) document.fonts.add(face);
}
