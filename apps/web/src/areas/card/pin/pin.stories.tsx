import { answer, cardSamples, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getCard, setCardPIN } = contract.card;

const meta = preview.meta({
  title: 'Screens/Card/PIN',
  ...cardScreen('/card/pin'),
  beforeEach: ({ msw }) => {
    msw.use(...cardDay);
    return atCardTime();
  },
});

interface Context {
  canvasElement: HTMLElement;
}

async function setPin({ canvasElement }: Context, pin: string, again: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('New PIN'), pin);
  await userEvent.type(await canvas.findByLabelText('New PIN again'), again);
  await userEvent.click(await canvas.findByRole('button', { name: 'Set PIN' }));
}

/** A PIN, typed twice. */
export const Usual = meta.story();

/** Too easy to guess. */
export const Weak = meta.story({
  play: async (context) => {
    await setPin(context, '1234', '1234');
    await expect(await findInMain(context, /Digits in a row/)).toBeVisible();
  },
});

/** Not the same twice. */
export const Different = meta.story({
  play: async (context) => {
    await setPin(context, '2849', '2848');
    await expect(await findInMain(context, /This isn’t the same PIN/)).toBeVisible();
  },
});

/** It is being set. */
export const Setting = meta.story({
  beforeEach: ({ msw }) => msw.use(never(setCardPIN)),
  play: (context) => setPin(context, '2849', '2849'),
});

/** The answer was lost: it can be sent again. */
export const NotSet = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(setCardPIN)),
  play: async (context) => {
    await setPin(context, '2849', '2849');
    await expect(await findInMain(context, 'The PIN wasn’t set')).toBeVisible();
  },
});

/** The card can’t have one as it is now. */
export const Locked = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, cardSamples.card({ block: 8 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Unlock your card first')).toBeVisible();
  },
});

/** The card is being asked for. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getCard)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(dropped(getCard)) });

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
