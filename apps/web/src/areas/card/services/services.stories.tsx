import { answer, cardSamples, contract, dropped, never, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getCard } = contract.card;
const { card, newCard, noCard } = cardSamples;

const meta = preview.meta({
  title: 'Screens/Card/Services',
  ...cardScreen('/card/services-dashboard'),
  beforeEach: ({ msw }) => {
    msw.use(...cardDay);
    return atCardTime();
  },
});

/** What can be done with a card in use. */
export const Usual = meta.story({
  tags: ['card-046'],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /Add money/ });
    await expect(link).toBeVisible();
  },
});

/** Locked: what needs an unlocked card says so, and leads nowhere. */
export const Locked = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, card({ block: 8 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Your card is locked')).toBeVisible();
    await expect(within(context.canvasElement).queryByRole('link', { name: /Add money/ })).toBeNull();
  },
});

/** A new card, to activate. */
export const New = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, newCard())),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /Activate/ });
    await expect(link).toBeVisible();
  },
});

/** There is no card. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, noCard())),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /Your card/ });
    await expect(link).toBeVisible();
  },
});

/** Where only banks are allowed beside the card, none is linked. */
export const OnlyBanks = meta.story({
  tags: ['card-011'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData({ AllowedCardType: 'BankAccount' })),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /Card disclosures/ });
    await expect(canvas.queryByRole('button', { name: /Link another card/ })).toBeNull();
  },
});

/** The card is being asked for. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getCard)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(dropped(getCard)) });

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
