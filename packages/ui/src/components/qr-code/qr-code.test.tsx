import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { QrCode } from './qr-code.tsx';
import { qrPath } from './qr-path.ts';

describe('a code', () => {
  it('has a quiet zone of four modules and its three finder patterns', () => {
    const { path, side } = qrPath('https://dayfare.example');
    expect((side - 8 - 17) % 4).toBe(0);
    expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
    expect(path).toContain(`M${side - 4 - 7} 4h7v1h-7z`);
    expect(path).toContain(`M4 ${side - 4 - 1}h7v1h-7z`);
  });

  it('is another one for another text, and refuses what no code can hold', () => {
    expect(qrPath('a').path).not.toBe(qrPath('b').path);
    expect(() => qrPath('x'.repeat(9_000))).toThrow();
  });
});

describe('QrCode', () => {
  it('reads as a picture with a name, and then another way to the same', async () => {
    const { container } = render(
      <QrCode
        value="x"
        label="Code that opens the store"
        alternative={<a href="/app">Open the store</a>}
        id="code"
      />,
    );
    expect(container.querySelector('figure')?.id).toBe('code');
    const said = await transcript(container);
    expect(said).toContain('image, Code that opens the store');
    expect(said).toContain('link, Open the store');
    expect(screen.getByRole('figure')).toBeDefined();
  });
});
