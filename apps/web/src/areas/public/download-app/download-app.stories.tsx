import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Download app',
  ...screenStory({ at: '/download-app', user: null }),
});

/** As it usually is. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Get the app');
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Obtén la aplicación');
  },
});

/** Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Obtenir l’application');
  },
});
