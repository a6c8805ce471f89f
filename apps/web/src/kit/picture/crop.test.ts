import { describe, expect, it } from 'vitest';
import { base64Of, cropSquare, fileOf, wholeCrop } from './crop.ts';

describe('the square of a picture', () => {
  const wide = { width: 400, height: 200 };

  it('is its middle, as large as it goes', () => {
    expect(cropSquare(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 });
  });

  it('is smaller the closer it is, and never beyond an edge', () => {
    expect(cropSquare(wide, { zoom: 2, x: -1, y: 1 })).toEqual({ left: 0, top: 100, side: 100 });
    expect(cropSquare(wide, { zoom: 2, x: 1, y: -1 })).toEqual({ left: 300, top: 0, side: 100 });
  });
});

it('a data address is read as base64 and as a file', async () => {
  const address = `data:image/jpeg;base64,${btoa('abc')}`;
  expect(base64Of(address)).toBe(btoa('abc'));
  expect(await fileOf(address).text()).toBe('abc');
});
