import { answer, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { card, public: open } = contract;

const meta = preview.meta({
  title: 'Screens/Card/Wallet',
  ...cardScreen('/card/wallet'),
  beforeEach: ({ msw }) => {
    msw.use(answer(open.getDynamicDeepLink, { deepLink: '' }), ...cardDay);
    return atCardTime();
  },
});

/** In a browser: a code to go on with in the app. */
export const Browser = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'A wallet is filled on your phone')).toBeVisible();
  },
});

/** On an iPhone. */
export const IPhone = meta.story({
  globals: { platform: 'ios' },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Add to Apple Wallet' });
    await expect(button).toBeVisible();
  },
});

/** On an Android phone: two wallets. */
export const Android = meta.story({ globals: { platform: 'android' } });

/** The card is being asked for. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(card.getCard)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(dropped(card.getCard)) });

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
