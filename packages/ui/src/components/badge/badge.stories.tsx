import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Badge } from './badge.tsx';

const meta = preview.meta({
  component: Badge,
  title: 'Components/Badge',
  args: { count: 3, label: '3 unread messages' },
});

/** The figure for the eye, the sentence for the ear. */
export const Count = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 unread messages')).toBeInTheDocument();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** No more figures than fit. */
export const Many = meta.story({
  args: { count: 1204, label: '1204 unread messages' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
  },
});

/** Something is new; how much does not matter. */
export const Dot = meta.story({
  args: { count: undefined, label: 'New' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-dot]')).toBeVisible();
  },
});

/** Nothing waits: nothing is drawn. */
export const Zero = meta.story({
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('0')).toBeNull();
  },
});
