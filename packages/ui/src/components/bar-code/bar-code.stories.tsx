import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { BarCode } from './bar-code.tsx';

const meta = preview.meta({
  component: BarCode,
  title: 'Components/Bar code',
  args: { value: '482019375561', label: 'Pickup code' },
});

/** A picture with a name, and the number below it. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Pickup code' })).toBeVisible();
    await expect(canvas.getByText('4820 1937 5561')).toBeVisible();
  },
});

/** Dark on light in the dark scheme too. */
export const InTheDark = meta.story({ globals: { scheme: 'dark' } });
