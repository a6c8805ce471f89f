import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({
  component: ProgressBar,
  title: 'Components/Progress bar',
  args: { label: 'Set up', value: 60 },
});

/** Part of the way. */
export const Part = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Set up' })).toHaveAttribute('aria-valuenow', '60');
  },
});
/** Just begun. */
export const Start = meta.story({ args: { value: 0 } });
/** Done. */
export const Done = meta.story({ args: { value: 100 } });
/** Steps in words rather than a percentage. */
export const Steps = meta.story({ args: { value: 2, max: 4, valueText: 'Step 2 of 4' } });
/** Only the bar, on a page whose heading says the same. */
export const HiddenLabel = meta.story({
  args: { value: 1, max: 2, valueText: 'Step 1 of 2', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Set up' })).toHaveAttribute(
      'aria-valuetext',
      'Step 1 of 2',
    );
  },
});
