import { answer, cardSamples, contract, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getCard, getCardDetailFrame } = contract.card;

const meta = preview.meta({
  title: 'Screens/Card/Number',
  ...cardScreen('/card/number'),
  beforeEach: ({ msw }) => {
    msw.use(...cardDay);
    return atCardTime();
  },
});

/** What it is for, and how long it is shown. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, /hidden again after 30 seconds/)).toBeVisible();
  },
});

/** The service that shows it can’t be reached. */
export const NotShown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getCardDetailFrame, { status: 503, code: 'CardPageUnavailable', message: '' })),
  play: async (context) => {
    const button = { name: 'Show card number' };
    await userEvent.click(await within(context.canvasElement).findByRole('button', button));
    await expect(await findInMain(context, 'The card number can’t be shown now')).toBeVisible();
  },
});

/** A locked card shows nothing. */
export const Locked = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, cardSamples.card({ block: 8 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Unlock your card first')).toBeVisible();
  },
});

/** French. */
export const French = meta.story({ globals: { language: 'fr' } });
