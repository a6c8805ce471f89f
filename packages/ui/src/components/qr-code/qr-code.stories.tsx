import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { unbreakable } from '../../testing/stress-text.tsx';
import { Link } from '../link/link.tsx';
import { QrCode } from './qr-code.tsx';

const meta = preview.meta({
  component: QrCode,
  title: 'Components/QR code',
  args: {
    value: 'https://dayfare.example/i/MARIA26',
    label: 'Code that opens your invitation',
    alternative: (
      <Link href="/i/MARIA26" variant="standalone">
        dayfare.example/i/MARIA26
      </Link>
    ),
  },
});

/** A picture with a name, and the same as a link below it. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Code that opens your invitation' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/i/MARIA26');
  },
});

/** Dark on light in the dark scheme too. */
export const InTheDark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img');
    const sum = (colour: string) =>
      (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((all, part) => all + Number(part), 0);
    const { backgroundColor, fill } = getComputedStyle(code);
    await expect(sum(backgroundColor)).toBeGreaterThan(600);
    await expect(sum(fill)).toBeLessThan(250);
  },
});

/** More to hold makes it finer, not larger. */
export const LongValue = meta.story({
  args: { value: `https://dayfare.example/i/${'x'.repeat(300)}`, alternative: unbreakable },
});
