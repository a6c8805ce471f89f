import { answer, contract, dropped, never, ticketsSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { moneyScreen, ordinaryDay, setNow } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getMovieTickets, getTicketsForDate } = contract.marketplace;
const { offer, stock } = ticketsSamples;

const meta = preview.meta({
  title: 'Screens/Marketplace/Tickets',
  ...moneyScreen('/amc', { after: ['/apps'] }),
  beforeEach: ({ msw }) => {
    msw.use(answer(getMovieTickets, offer()), answer(getTicketsForDate, stock()), ...ordinaryDay);
    return setNow('2026-11-20T15:00:00Z');
  },
});

/** A Friday, for which there are no yellow tickets. */
export const Usual = meta.story({
  tags: ['marketplace-012'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Movie tickets');
    await expect(await findInMain(context, '$9.99')).toBeVisible();
    await expect(await findInMain(context, '$12.99')).toBeVisible();
  },
});

/** All that may be bought this month was bought. */
export const LimitReached = meta.story({
  tags: ['marketplace-013'],
  beforeEach: ({ msw }) => msw.use(answer(getMovieTickets, offer(0))),
  play: async (context) => {
    await expect(await findInMain(context, 'Ticket limit reached')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getMovieTickets)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getMovieTickets)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the tickets')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
