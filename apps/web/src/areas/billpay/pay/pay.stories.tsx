import { answer, billpaySamples, contract, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, shownAs } from '../../../testing/screen-story.tsx';

const { getBills } = contract.billpay;
const { bills } = billpaySamples;

const meta = preview.meta({
  title: 'Screens/Billpay/Pay',
  ...moneyScreen('/billpay/due/5/pay', { after: ['/billpay/2'] }),
  beforeEach: ({ msw }) => msw.use(answer(getBills, bills()), ...ordinaryDay),
});

/** How much, now or on a day, and what is agreed to. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Pay this bill');
    await expect(
      await within(context.canvasElement).findByRole('radio', { name: 'On a day' }),
    ).not.toBeChecked();
  },
});

/** Autopay with its limit, and the reminder. */
export const Autopay = meta.story({
  parameters: shownAs({ at: '/billpay/1/autopay' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Autopay and reminder');
    await expect(await within(context.canvasElement).findByRole('switch')).toBeChecked();
  },
});

/** The bill is on its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getBills)) });
