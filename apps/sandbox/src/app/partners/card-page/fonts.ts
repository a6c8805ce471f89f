import { allFallbackFaces } from '@dayfare/themes/fallback-faces';
import { fontFile } from '@dayfare/themes/font-files';
import { hostedFonts } from '@dayfare/themes/hosted-fonts';

/** The weights of each font that a brand can have, by its name: the frame has them from its own origin. */
export const fontWeights: string = JSON.stringify(
  Object.fromEntries(
    Object.entries(hostedFonts).map(([name, { weights }]) => [name, weights.join(' ')] as const),
  ),
);

/** What stands in for each of them until it has come, at its measures, as style rules: nothing moves when it comes. */
export const standIns: string = allFallbackFaces();

/** A font's file, by its name; null for one that no brand can have. */
export async function fontAt(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return Object.hasOwn(hostedFonts, name) ? new Uint8Array(await fontFile(name)) : null;
}
