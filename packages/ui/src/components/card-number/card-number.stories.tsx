import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { CardNumber } from './card-number.tsx';

const meta = preview.meta({
  component: CardNumber,
  title: 'Components/Card number',
  args: { number: '4417', kind: 'Visa' },
  decorators: [
    (Story) => (
      <Text as="div">
        <Story />
      </Text>
    ),
  ],
});

/** Four dots and four digits; the digits are heard one by one. */
export const Short = meta.story({
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/4 4 1 7$/)).toBeInTheDocument();
    await expect(within(canvasElement).getByText('4417')).toBeVisible();
  },
});

/** As on a card. */
export const Whole = meta.story({ args: { groups: 3, kind: undefined } });

/** A whole number, handed over by mistake, does not get into the page. */
export const NeverWhole = meta.story({
  args: { number: '4111 1111 1111 0923' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML.replace(/\s/g, '')).not.toContain('4111');
    await expect(within(canvasElement).getByText('0923')).toBeVisible();
  },
});
