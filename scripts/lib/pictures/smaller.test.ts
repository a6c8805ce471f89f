import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { toPalette } from './palette.ts';
import { sizeProblem, smaller } from './smaller.ts';

/** A picture in which no two neighbours have one colour, below a quarter of one colour. */
function busy(side: number): PNG {
  const png = new PNG({ width: side, height: side });
  for (let at = 0; at < side * side; at += 1) {
    const isGround = at < (side * side) / 4;
    const colour = isGround ? [245, 243, 236] : [(at * 7) % 256, (at * 13) % 256, (at * 29) % 251];
    png.data.set([...colour, 255], at * 4);
  }
  return png;
}

describe('a picture for the README', () => {
  it('keeps every pixel where it is small enough', () => {
    const picture = busy(64);
    expect(PNG.sync.read(smaller(PNG.sync.write(picture))).data).toEqual(picture.data);
  });

  it('is brought down to 256 colours where it is not, and can be read', () => {
    const picture = busy(640);
    const less = smaller(PNG.sync.write(picture));
    const { data, width } = PNG.sync.read(less);
    expect(width).toBe(640);
    expect([...data.subarray(0, 4)]).toEqual([245, 243, 236, 255]);
    expect(toPalette(data).colours.length).toBeLessThanOrEqual(256 * 3);
  });

  it('is refused by name where it is too large for phones', () => {
    expect(sizeProblem('home', 400_000)).toBeUndefined();
    expect(sizeProblem('home', 400_001)).toContain('home.png has 401 kB');
  });
});
