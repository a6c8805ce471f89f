import { answer, cardSamples, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getCard } = contract.card;
const { card, cardDetail } = cardSamples;
const empty = answer(getCard, card({ detail: cardDetail({ balance: 0 }) }));

const meta = preview.meta({
  title: 'Screens/Card/Close',
  ...cardScreen('/card/close'),
  beforeEach: ({ msw }) => {
    msw.use(...cardDay);
    return atCardTime();
  },
});

/** There is money left on it, which goes out first. */
export const WithMoney = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'There’s still money on your card')).toBeVisible();
  },
});

/** Nothing is left on it. */
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty) });

/** Asked once more before it ends. */
export const Asked = meta.story({
  beforeEach: ({ msw }) => msw.use(empty),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Close card' });
    await userEvent.click(button);
    const question = await within(document.body).findByRole('alertdialog');
    await expect(within(question).getByText('Close card ••4417?')).toBeVisible();
  },
});

/** The card is being asked for. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getCard)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(dropped(getCard)) });

/** Spanish. */
export const Spanish = meta.story({ beforeEach: ({ msw }) => msw.use(empty), globals: { language: 'es' } });
