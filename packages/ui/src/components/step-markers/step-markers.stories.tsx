import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { expectNoOverflow } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { StepMarkers } from './step-markers.tsx';

const meta = preview.meta({
  component: StepMarkers,
  title: 'Components/Step markers',
  args: { label: 'Open your account', steps: ['Phone', 'About you', 'Address', 'Review'], current: 2 },
});

/** The second of four: each step takes 95 % ÷ 3 of the line, and is told by its shape and in words. */
export const Second = meta.story({
  tags: ['ui-008'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'Open your account' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    const line = list.getBoundingClientRect().width;
    for (const item of items.slice(0, -1)) {
      await expect(item.getBoundingClientRect().width).toBeCloseTo((line * 0.95) / 3, 0);
    }
    await expectNoOverflow(list);
  },
});

/** The first one. */
export const First = meta.story({ args: { current: 1 } });

/** All done. */
export const Complete = meta.story({
  args: { current: 5 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-state="done"]')).toHaveLength(4);
    await expect(canvasElement.querySelector('[data-complete]')).not.toBeNull();
  },
});

/** Eleven steps, as many as enrollment has, fit the narrowest phone. */
export const Eleven = meta.story({
  args: { steps: Array.from({ length: 11 }, (_, index) => `Part ${index + 1}`), current: 6 },
  play: async ({ canvasElement }) => {
    canvasElement.style.inlineSize = '288px';
    await expectNoOverflow(within(canvasElement).getByRole('list'));
    canvasElement.style.inlineSize = '';
  },
});

/** Names twice as long, and one that offers no place to break. */
export const LongNames = meta.story({
  args: { steps: ['Teléfono', twiceAsLong('Verificación de la dirección'), unbreakable], current: 3 },
});
