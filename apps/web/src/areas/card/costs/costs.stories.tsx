import { answer, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getCardFees, findCashMachines } = contract.card;

const fees = answer(getCardFees, {
  currency: 'USD',
  fees: [
    { kind: 'month', amount: 0 },
    { kind: 'purchase', amount: 0 },
    { kind: 'load', amount: 0 },
    { kind: 'cash', amount: 0 },
    { kind: 'cashElsewhere', amount: 2.5 },
    { kind: 'lost', amount: 5 },
  ],
});

const machines = answer(findCashMachines, {
  machines: [
    { name: 'Harbor Community Bank', address: '88 Main Street, Hartford, CT 06103', miles: 0.2 },
    { name: 'Corner Grocery', address: '140 Asylum Street, Hartford, CT 06103', miles: 0.4 },
  ],
});

const meta = preview.meta({
  title: 'Screens/Card/Costs',
  ...cardScreen('/card/costs'),
  beforeEach: ({ msw }) => {
    msw.use(fees, machines, ...cardDay);
    return atCardTime();
  },
});

/** What the card costs, and machines near its address. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'Harbor Community Bank')).toBeVisible();
  },
});

/** No machine is near. */
export const NoMachine = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(findCashMachines, { machines: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'No free machine near there')).toBeVisible();
  },
});

/** Both are being asked for. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getCardFees), never(findCashMachines)),
});

/** Neither could be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getCardFees), dropped(findCashMachines)),
});

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
