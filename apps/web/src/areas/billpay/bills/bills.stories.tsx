import { answer, billpaySamples, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getBills } = contract.billpay;
const { bills, noBills } = billpaySamples;

const meta = preview.meta({
  title: 'Screens/Billpay/Bills',
  ...moneyScreen('/billpay', { after: ['/ewa/home'] }),
  beforeEach: ({ msw }) => msw.use(answer(getBills, bills()), ...ordinaryDay),
});

/** What waits and what was paid, and how many are due in the next 30 days. */
export const Usual = meta.story({
  tags: ['billpay-001', 'billpay-005'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Bills');
    await expect(await findInMain(context, '3 bills due in the next 30 days')).toBeVisible();
    const open = await within(context.canvasElement).findByRole('list', { name: 'Open' });
    await expect(open).toHaveTextContent(/Maple Court Apartments.*Overdue.*City Power & Light.*Autopay/);
  },
});

/** Before the first bill: what it is about, and the way to begin. */
export const First = meta.story({
  tags: ['billpay-006'],
  beforeEach: ({ msw }) => msw.use(answer(getBills, noBills())),
  play: async (context) => {
    await arrived(context);
    const name = 'Pay your bills from your pay';
    await expect(await within(context.canvasElement).findByRole('heading', { name })).toBeVisible();
  },
});

/** On their way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getBills)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getBills)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your bills')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Facturas');
  },
});
