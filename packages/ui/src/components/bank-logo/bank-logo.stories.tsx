import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Inline } from '../../primitives/inline/inline.tsx';
import { BankLogo } from './bank-logo.tsx';

const meta = preview.meta({
  component: BankLogo,
  title: 'Components/Bank logo',
  args: { name: 'First Example Bank' },
});

/** The mark of one bank, with its name. */
export const Named = meta.story({
  args: { index: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'First Example Bank' })).toHaveAttribute(
      'data-bank',
      '3',
    );
  },
});

/** All ten, each drawn otherwise. */
export const Ten = meta.story({
  tags: ['money-156'],
  render: () => (
    <Inline align="stretch" gap={3}>
      {Array.from({ length: 10 }, (_, index) => (
        <BankLogo key={`bank-${index + 1}`} index={index} name={`Bank ${index}`} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawings = within(canvasElement)
      .getAllByRole('img')
      .map((logo) => logo.innerHTML);
    await expect(new Set(drawings).size).toBe(10);
  },
});

/** An unknown index: a generic bank. */
export const Unknown = meta.story({
  args: { index: 10 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).not.toHaveAttribute('data-bank');
  },
});
