import preview from '@dayfare/storybook/preview';
import { Lock } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { unbreakable } from '../../testing/stress-text.tsx';
import { StatusTag } from './status-tag.tsx';

const meta = preview.meta({
  component: StatusTag,
  title: 'Components/Status tag',
  args: { children: 'On its way', tone: 'info' as const },
});

/** Icon and words beside the colour. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('On its way');
    await expect(words.previousElementSibling?.tagName).toBe('svg');
    await expect(words.closest('[data-tone="info"]')).toBeVisible();
  },
});

/** A sign of its own. */
export const WithIcon = meta.story({ args: { children: 'Locked', tone: 'warning', icon: Lock } });

/** More than fits goes on to another line. */
export const LongWords = meta.story({
  args: { children: `En attente de vérification ${unbreakable}`, tone: 'danger' },
});
