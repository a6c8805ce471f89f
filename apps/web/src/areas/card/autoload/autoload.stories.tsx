import { answer, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getAutoload, saveAutoload } = contract.card;

const autoload = {
  ...{ mode: 0, trigger: 1, amount: 40, lowBalance: 20, currency: 'USD', lastLoadedOn: null },
  ...{ least: 5, most: 200, contractType: 12, contractIds: [1201] },
};
const on = { ...autoload, mode: 1, lastLoadedOn: '2026-11-21' };

const meta = preview.meta({
  title: 'Screens/Card/Autoload',
  ...cardScreen('/card/autoload-settings-v2?cardID=31'),
  beforeEach: ({ msw }) => {
    msw.use(answer(getAutoload, autoload), ...cardDay);
    return atCardTime();
  },
});

/** Off: when money moves and how much, and what will happen. */
export const Off = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'What will happen')).toBeVisible();
  },
});

/** On, with the day on which it moved money last. */
export const On = meta.story({ beforeEach: ({ msw }) => msw.use(answer(getAutoload, on)) });

/** To cover what a declined payment was short of: nothing to type. */
export const Cover = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getAutoload, { ...on, mode: 2, trigger: 0 })),
});

/** An amount that is more than can be moved. */
export const TooMuch = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getAutoload, { ...on, amount: 250 })),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await expect(await findInMain(context, 'An autoload is $200.00 at most.')).toBeVisible();
  },
});

/** It couldn’t be turned off. */
export const NotTurnedOff = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getAutoload, on), dropped(saveAutoload)),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off autoload' }));
    await expect(await findInMain(context, 'Autoload is still on')).toBeVisible();
  },
});

/** The settings are being asked for. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getAutoload)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(dropped(getAutoload)) });

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
