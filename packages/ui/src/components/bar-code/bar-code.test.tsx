import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { BarCode } from './bar-code.tsx';
import { barPath } from './bar-path.ts';

describe('a bar code', () => {
  it('is a Code 128 in pairs of digits with its quiet zones', () => {
    // Start, six pairs, a check sum and stop: 9 signs of 11 modules, and 2 more for the stop.
    const { path, width } = barPath('482019375561');
    expect(width).toBe(9 * 11 + 2 + 20);
    // Start C: bars of 2, 1 and 1 modules.
    expect(path.startsWith('M10 0h2v1h-2zM13 0h1v1h-1zM16 0h3v1h-3z')).toBe(true);
  });

  it('is another one for another number', () => {
    expect(barPath('482019375561').path).not.toBe(barPath('482019375562').path);
  });
});

it('reads as a picture with a name, and the number', async () => {
  const { container } = render(<BarCode value="482019375561" label="Pickup code" />);
  const said = await transcript(container);
  expect(said).toContain('image, Pickup code');
  expect(said).toContain('4820 1937 5561');
});
