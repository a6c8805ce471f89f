import { answer, cardSamples, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getCard, replaceCard } = contract.card;

const replaced = answer(replaceCard, {
  ...{ cardID: 32, last4: '0417', fee: 5, currency: 'USD', balanceAfter: 433.55, arrivesOn: '2026-11-30' },
});

const meta = preview.meta({
  title: 'Screens/Card/Replace',
  ...cardScreen('/card/replace'),
  beforeEach: ({ msw }) => {
    msw.use(replaced, ...cardDay);
    return atCardTime();
  },
});

interface Context {
  canvasElement: HTMLElement;
}

async function order({ canvasElement }: Context): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: /^Lost/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Order a new card for $5.00' }));
}

/** What happened to the card, where the new one goes, and what it costs. */
export const Usual = meta.story();

/** The new card has been ordered. */
export const Ordered = meta.story({
  play: async (context) => {
    await order(context);
    await expect(await findInMain(context, 'Your new card is on its way')).toBeVisible();
  },
});

/** It is being ordered. */
export const Ordering = meta.story({
  beforeEach: ({ msw }) => msw.use(never(replaceCard)),
  play: order,
});

/** A card that can’t be replaced as it is. */
export const Blocked = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, cardSamples.card({ status: 10 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Your card is blocked')).toBeVisible();
  },
});

/** The card is being asked for. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getCard)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(dropped(getCard)) });

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
