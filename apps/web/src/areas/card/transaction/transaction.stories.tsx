import { answer, cardSamples, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getMurphyTransactionDetails: details } = contract.card;
const { cardTransaction } = cardSamples;

const meta = preview.meta({
  title: 'Screens/Card/Transaction',
  ...cardScreen('/card/transactions/P-9'),
  beforeEach: ({ msw }) => {
    msw.use(...cardDay);
    return atCardTime();
  },
});

/** A purchase. */
export const Purchase = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'Café Río')).toBeVisible();
    await expect(await findInMain(context, 'Hartford, CT')).toBeVisible();
  },
});

/** Online, at a long name. */
export const Online = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        details,
        cardTransaction({
          place: '',
          merchant: 'The Northwestern Cooperative of Independent Grocers and Bakers, Incorporated',
        }),
      ),
    ),
  play: async (context) => {
    await expect(await findInMain(context, 'Online')).toBeVisible();
  },
});

/** Declined: no money has moved, and why. */
export const Declined = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(details, cardTransaction({ kind: 'decline', amount: -649, declineReason: 'fundsNotAvailable' })),
    ),
  play: async (context) => {
    await expect(await findInMain(context, 'There wasn’t enough money on the card.')).toBeVisible();
  },
});

/** Money that was added. */
export const Load = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(details, cardTransaction({ kind: 'load', merchant: '', amount: 120 }))),
});

/** Reported: the case, and when it is decided. */
export const Reported = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        details,
        cardTransaction({
          case: { caseID: 12, state: 1, openedAt: '2026-11-23T14:00:00Z', decisionBy: '2026-12-08' },
        }),
      ),
    ),
  play: async (context) => {
    await expect(await findInMain(context, 'Your report, case 12')).toBeVisible();
  },
});

/** It is being asked for. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(details)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(details)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load this transaction')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
