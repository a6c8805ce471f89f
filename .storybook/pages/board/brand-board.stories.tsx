import { measure } from '@dayfare/themes/checks/measure';
import { foundationTokens } from '@dayfare/themes/foundations';
import { expect, userEvent } from 'storybook/test';
import preview from '../../preview.tsx';
import { readGlobals } from '../shared/looks.ts';
import { ratioText, worstFirst } from '../shared/pairs.ts';
import { titleOf, tokensOf } from '../shared/review-brands.ts';
import { BrandBoard } from './brand-board.tsx';

const meta = preview.meta({
  title: 'Studio/Brand board',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <BrandBoard globals={readGlobals(globals)} />,
});

/** One brand in one scheme: its colours by role, type, corners, motion, and every pair of colours with its contrast. */
export const Board = meta.story({
  name: 'Brand board',
  play: async ({ canvas, canvasElement, globals }) => {
    const { brand, scheme } = readGlobals(globals);
    const pairs = worstFirst(measure(tokensOf(brand)).filter((pair) => pair.scheme === scheme));
    const worst = pairs[0];
    if (!worst) throw new Error('A brand has pairs.');
    const [first] = canvasElement.querySelectorAll('[data-pair]');
    await expect(first).toHaveTextContent(ratioText(worst.ratio));
    await expect(first).toHaveTextContent(`${worst.foreground} on ${worst.background}`);

    const action = canvasElement.querySelector('[data-role="action"]');
    await expect(action).toHaveTextContent(tokensOf(brand)[scheme].action);

    await userEvent.click(canvas.getByRole('button', { name: `Show all ${pairs.length} pairs` }));
    await expect(canvasElement.querySelectorAll('[data-pair]')).toHaveLength(pairs.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the worst 12 only' }));

    // The looks that are no brand have their own tokens, whatever the toolbar says.
    for (const [name, look] of Object.entries(foundationTokens)) {
      await userEvent.click(canvas.getByRole('radio', { name: new RegExp(name, 'i') }));
      await expect(canvasElement.querySelector('[data-role="action"]')).toHaveTextContent(
        look[scheme].action,
      );
      const board = canvas.getByRole('main');
      await expect(getComputedStyle(board).getPropertyValue('--df-radius-button')).toBe(
        `${look.radius.button}px`,
      );
    }
    await userEvent.click(canvas.getByRole('radio', { name: titleOf(brand) }));
  },
});
