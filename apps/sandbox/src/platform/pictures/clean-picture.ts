import { Refusal } from '../http/refusal.ts';
import { cleanJpeg, pixelsOfJpeg } from './clean-jpeg.ts';
import { cleanPng, pixelsOfPng } from './clean-png.ts';

/** How many px a picture may unfold to: above what phones take, and below what stops a phone that shows it. */
const mostPixels = 64_000_000;

/**
 * A picture with nothing in it but what it shows: where and with what it was taken concerns its owner alone, and what hangs behind it may be
 * a file of another kind. Other files stay as they are. Refuses with RequestTooLarge a small file that unfolds to a picture too large to show.
 */
export function cleanPicture(contentType: string, bytes: Buffer): Buffer {
  const [pixels, clean] =
    contentType === 'image/png'
      ? ([pixelsOfPng, cleanPng] as const)
      : contentType === 'image/jpeg'
        ? ([pixelsOfJpeg, cleanJpeg] as const)
        : [];
  if (!pixels || !clean) return bytes;
  if (pixels(bytes) > mostPixels) throw new Refusal('RequestTooLarge');
  return clean(bytes);
}
