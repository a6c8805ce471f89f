import { answer, contract, dropped, never, sessionSamples, tipsSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';

const { getTipsHistory } = contract.tips;
const history = (total: number) => {
  const { deposits, currency } = tipsSamples.tips();
  return { deposits: total === 0 ? [] : deposits, total, currency };
};

/** Works for an employer that offers early tips. */
const withTips = sessionSamples.employee({ timelyTipsStatus: 2 });

const meta = preview.meta({
  title: 'Screens/Tips/History',
  ...moneyScreen('/timely-tips/transactionhistory', { after: ['/timely-tips'], user: withTips }),
  beforeEach: ({ msw }) => msw.use(answer(getTipsHistory, history(3)), ...ordinaryDay),
});

/** Everything that was reported. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Tips history');
    await expect(await findInMain(context, '3 reports')).toBeVisible();
  },
});

/** More than are shown at once. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getTipsHistory, history(64))),
  play: async (context) => {
    await expect(await findInMain(context, '64 reports')).toBeVisible();
  },
});

/** Nothing fits the filters. */
export const NothingFits = meta.story({
  parameters: shownAs({ user: withTips, at: '/timely-tips/transactionhistory?kind=Mileage&state=failed' }),
  beforeEach: ({ msw }) => msw.use(answer(getTipsHistory, history(0))),
  play: async (context) => {
    await expect(await findInMain(context, 'Nothing fits')).toBeVisible();
  },
});

/** The filters. */
export const Filters = meta.story({
  parameters: shownAs({ user: withTips, at: '/timely-tips/filters?kind=Tips' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Filter tips');
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getTipsHistory)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getTipsHistory)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your tips')).toBeVisible();
  },
});
