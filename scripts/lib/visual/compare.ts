import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How a picture differs from the one before. */
export interface Comparison {
  /** Number of pixels that differ; those that only one of the two has, because it is larger, count as well. */
  readonly pixels: number;
  /** Share of all pixels, 0 to 1. */
  readonly share: number;
  /** What differs, marked, as a PNG; nothing where nothing differs. */
  readonly picture: Buffer | undefined;
}

/** How far apart two colours may be and still count as one: 0 is exact. Below this the rounding of a blend shows, invisibly. */
const threshold = 0.1;

/** So many pixels differ at times when one browser draws the same thing twice: where a curve is smoothed. */
const noise = 4;

function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Compares two PNGs pixel by pixel. They may differ in size: the smaller is laid at the top left. Smoothed edges are not told apart. */
export function compare(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { pixels: 0, share: 0, picture: undefined };
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(first, width, height).data,
    onCanvas(second, width, height).data,
    marked.data,
    width,
    height,
    { threshold },
  );
  if (pixels <= noise) return { pixels: 0, share: 0, picture: undefined };
  const picture = PNG.sync.write(marked);
  return { pixels, share: pixels / (width * height), picture };
}
