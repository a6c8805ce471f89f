import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/Marketplace/LifeMart',
  ...screenStory({ at: '/lifemart-splash-screen' }),
});

/** What it is and how it works, before one leaves. */
export const Usual = meta.story({
  tags: ['marketplace-009', 'marketplace-019'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Exclusive discounts');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText('How it works')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get Started' })).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Descuentos exclusivos');
  },
});

/** Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Rabais exclusifs');
  },
});
