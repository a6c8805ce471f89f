import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { expectNoOverflow, painted } from '../../testing/play.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Amount } from './amount.tsx';

const meta = preview.meta({
  component: Amount,
  title: 'Primitives/Amount',
  args: { minor: 18425, currency: 'USD' },
});

/** The one number of a screen: large figures, currency and cents smaller. It always has its cents. */
export const Hero = meta.story({
  args: { size: 'hero', align: 'center', minor: 18400 },
  tags: ['ui-015'],
  play: async ({ canvasElement }) => {
    const spoken = canvasElement.querySelector('span[aria-hidden]')?.previousElementSibling;
    await expect(spoken?.textContent?.replace(/[^\d]/g, '')).toBe('18400');
  },
});

/** In a card. */
export const Title = meta.story({ args: { size: 'title' } });

/** In a line of text or a list. */
export const Row = meta.story({
  render: (args) => (
    <Text>
      You asked for <Amount {...args} isStrong /> on Tuesday.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/184/)).toBeVisible();
  },
});

/** Seven figures and two decimals fit 288 px, the room of the narrowest screen, on one line. */
export const SevenFigures = meta.story({
  args: { size: 'hero', minor: 999_999_999 },
  play: async ({ canvasElement }) => {
    canvasElement.style.inlineSize = '288px';
    await painted();
    const figures = canvasElement.querySelector('span[aria-hidden]');
    if (!figures?.parentElement) throw new Error('There should be an amount.');
    await expectNoOverflow(figures.parentElement);
    await expect(figures.getBoundingClientRect().width).toBeLessThanOrEqual(288);
    await expect(figures.getClientRects().length).toBe(1);
    canvasElement.style.inlineSize = '';
  },
});

/** Movements carry their sign, and a tone beside it. */
export const Movements = meta.story({
  render: () => (
    <Stack align="end" gap={2}>
      <Amount minor={4000} currency="USD" signDisplay="exceptZero" tone="success" />
      <Amount minor={-299} currency="USD" signDisplay="exceptZero" />
      <Amount minor={-124025} currency="USD" signDisplay="exceptZero" tone="danger" />
      <Amount minor={0} currency="USD" signDisplay="exceptZero" tone="muted" />
    </Stack>
  ),
});
