import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

type Colour = readonly [red: number, green: number, blue: number];

function picture(width: number, height: number, colourOf: (x: number, y: number) => Colour): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    png.data.set([...colourOf(at % width, Math.floor(at / width)), 255], at * 4);
  }
  return PNG.sync.write(png);
}

const white: Colour = [255, 255, 255];
const green: Colour = [12, 92, 70];
const plain = picture(20, 10, () => white);

describe('two pictures of a story', () => {
  it('that are alike differ in no pixel and have no picture of it', () => {
    expect(
      compare(
        plain,
        picture(20, 10, () => white),
      ),
    ).toEqual({ pixels: 0, share: 0, picture: undefined });
  });

  it('are counted pixel by pixel', () => {
    const {
      pixels,
      share,
      picture: marked,
    } = compare(
      plain,
      picture(20, 10, (x, y) => (x < 10 && y < 5 ? green : white)),
    );
    expect(pixels).toBe(50);
    expect(share).toBe(0.25);
    expect(marked && PNG.sync.read(marked).width).toBe(20);
  });

  it('do not differ by the few pixels in which a browser does not repeat itself', () => {
    const dots = (count: number) => picture(20, 10, (x, y) => (y === 0 && x < count ? green : white));
    expect(compare(plain, dots(4)).pixels).toBe(0);
    expect(compare(plain, dots(5)).pixels).toBe(5);
  });

  it('that differ in height differ by the strip that only one of them has', () => {
    expect(
      compare(
        plain,
        picture(20, 12, () => green),
      ).share,
    ).toBe(1);
    expect(
      compare(
        plain,
        picture(20, 12, (_, y) => (y < 10 ? white : green)),
      ).pixels,
    ).toBe(40);
  });

  it('do not differ by a step of rounding that nobody sees', () => {
    expect(
      compare(
        plain,
        picture(20, 10, () => [254, 255, 255]),
      ).pixels,
    ).toBe(0);
  });
});
