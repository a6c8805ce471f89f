import { answer, billpaySamples, contract, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getBills } = contract.billpay;
const { bills, noBills } = billpaySamples;

const meta = preview.meta({
  title: 'Screens/Billpay/Add',
  ...moneyScreen('/billpay/new', { after: ['/billpay'] }),
  beforeEach: ({ msw }) => msw.use(answer(getBills, bills()), ...ordinaryDay),
});

/** Who sent it, how much, when and how often. */
export const Usual = meta.story({
  tags: ['billpay-002'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Add a bill');
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Every month' }));
    await expect(canvas.getByRole('textbox', { name: 'Number of times' })).toHaveAccessibleDescription(
      /0 to 60/,
    );
  },
});

/** What is missing is said at its field. */
export const Missing = meta.story({
  play: async (context) => {
    await arrived(context);
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Add the bill' }));
    await expect(await findInMain(context, 'A bill is $5.00 to $500.00.')).toBeVisible();
  },
});

/** Without an account at a biller yet. */
export const NoAccount = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getBills, noBills({ accounts: [] }))),
  play: async (context) => {
    await expect(await findInMain(context, 'First, the company')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getBills)) });
