import { answer, contract, dropped, ticketsSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { moneyScreen, ordinaryDay, setNow } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getMyTickets } = contract.marketplace;

const meta = preview.meta({
  title: 'Screens/Marketplace/Tickets/Your tickets',
  ...moneyScreen('/amc/tickets', { after: ['/amc'] }),
  beforeEach: ({ msw }) => {
    msw.use(answer(getMyTickets, ticketsSamples.tickets()), ...ordinaryDay);
    return setNow('2026-11-20T15:00:00Z');
  },
});

/** One that can be used, one whose code is on its way, and earlier ones. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your tickets');
    await expect(await findInMain(context, 'Code on its way')).toBeVisible();
    await expect(await findInMain(context, 'Returned')).toBeVisible();
  },
});

/** None yet. */
export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getMyTickets, { currency: 'USD', tickets: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'No tickets yet')).toBeVisible();
  },
});

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getMyTickets)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your tickets')).toBeVisible();
  },
});

/** Canadian French. */
export const French = meta.story({ globals: { language: 'fr' } });
