import { answer, billpaySamples, contract, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';

const { getBills } = contract.billpay;
const { bills } = billpaySamples;

const meta = preview.meta({
  title: 'Screens/Billpay/Bills/Bill',
  ...moneyScreen('/billpay/2', { after: ['/billpay'] }),
  beforeEach: ({ msw }) => msw.use(answer(getBills, bills()), ...ordinaryDay),
});

/** Overdue, with why it was not paid, the trace of one and the receipt. */
export const Usual = meta.story({
  tags: ['billpay-004'],
  play: async (context) => {
    await arrived(context);
    const heading = { level: 1, name: 'Maple Court Apartments' };
    await expect(await within(context.canvasElement).findByRole('heading', heading)).toBeVisible();
    await expect(await findInMain(context, 'There wasn’t enough in your balance.')).toBeVisible();
    await expect(
      await findInMain(context, 'The biller has found it under the number 20481-55310.'),
    ).toBeVisible();
  },
});

/** On autopay: when it leaves, and until when that can be called off. */
export const Autopay = meta.story({
  tags: ['billpay-003'],
  parameters: shownAs({ at: '/billpay/1' }),
  play: async (context) => {
    await arrived(context);
    await expect(await findInMain(context, 'On, up to $60.00')).toBeVisible();
  },
});

/** Not there. */
export const Missing = meta.story({
  parameters: shownAs({ at: '/billpay/99' }),
  play: async (context) => {
    await expect(await findInMain(context, 'This bill isn’t here')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getBills)) });
