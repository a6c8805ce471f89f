import { answer, contract, dropped, never, refuse, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { shownAs } from '../../../../testing/screen-story.tsx';

const { giftCode, openGiftCard } = contract.money;

const meta = preview.meta({
  title: 'Screens/Money/Move/Gift card',
  ...moneyScreen('/ewa/gift-card', { configuration: startupSamples.configuration({ EnableAmazon: '1' }) }),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

const issued = shownAs({ at: '/ewa/gift-card?transfer=T-10042' });
const card = { code: '7KQ2-M4XWPR-9TZC', amount: 30, issuedAt: '2026-11-20T15:00:00Z' };

/** What a gift card is: how fast, how much at most, and that a code can’t be turned back. */
export const Usual = meta.story({
  tags: ['money-047'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Up to $200.00 at once')).toBeVisible();
    await expect(canvas.getByText('A code can’t be turned back')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get a gift card' })).toBeVisible();
  },
});

/** Switched off: the server says so, and what to do. */
export const NotAvailable = meta.story({
  tags: ['money-140'],
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(openGiftCard, {
        ...{ status: 403, code: 'AmazonNotAvailable' },
        message: 'Amazon gift cards aren’t available right now. Choose another place for your pay.',
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Get a gift card' }));
    await expect(await canvas.findByText(/Choose another place for your pay/)).toBeVisible();
    await expect(canvas.getAllByText(/aren’t available right now/)).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Send it somewhere else' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Get a gift card' })).toBeNull();
  },
});

/** The code: hidden until asked for, and copied either way. */
export const Code = meta.story({
  parameters: issued,
  beforeEach: ({ msw }) => msw.use(answer(giftCode, card)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('••••-••••••-9TZC')).toBeVisible();
    await expect(canvas.queryByText(card.code)).toBeNull();
    await expect(canvas.getByRole('button', { name: /Copy/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the code' }));
    await expect(canvas.getByText(card.code)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the code' }));
    await expect(canvas.queryByText(card.code)).toBeNull();
  },
});

/** The code is on its way. */
export const Loading = meta.story({
  parameters: issued,
  beforeEach: ({ msw }) => msw.use(never(giftCode)),
});

/** No code: it isn’t issued yet, or the money went back. */
export const NoCode = meta.story({
  parameters: issued,
  beforeEach: ({ msw }) => msw.use(refuse(giftCode, { status: 409, code: 'GiftCodeNotReady', message: '' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('There’s no gift code for this transfer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See the transfer' })).toBeVisible();
  },
});

/** The code couldn’t be loaded. */
export const CodeFailed = meta.story({
  parameters: issued,
  beforeEach: ({ msw }) => msw.use(dropped(giftCode)),
  play: async ({ canvasElement }) => {
    const text = 'We couldn’t load the code';
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
});
