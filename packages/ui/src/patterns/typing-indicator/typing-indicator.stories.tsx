import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { TypingIndicator } from './typing-indicator.tsx';

const meta = preview.meta({
  component: TypingIndicator,
  title: 'Patterns/Typing indicator',
  args: { names: ['Ana'] },
});

/** One. */
export const One = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ana…')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Typing: Ana…');
  },
});

/** Three, all of them named. */
export const Three = meta.story({
  args: { names: ['Ana', 'Ben', 'Cleo'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ana, Ben and Cleo…')).toBeVisible();
  },
});

/** More than three: the rest are counted. */
export const ManyMore = meta.story({
  tags: ['connect-025'],
  args: { names: ['Ana', 'Ben', 'Cleo', 'Dov', 'Eli'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ana, Ben, Cleo and 2 more…')).toBeVisible();
  },
});

/** No one types: it keeps its height, so that nothing jumps. */
export const Nobody = meta.story({
  args: { names: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    const root = canvasElement.querySelector('div');
    await expect(root?.getBoundingClientRect().height).toBeGreaterThanOrEqual(20);
  },
});

/** In Spanish, where "y" becomes "e" before the same sound. */
export const Spanish = meta.story({ globals: { language: 'es' }, args: { names: ['Ana', 'Isabel'] } });

/** In Canadian French. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr' },
  args: { names: ['Anne', 'Benoît', 'Chloé', 'David', 'Élise'] },
});
