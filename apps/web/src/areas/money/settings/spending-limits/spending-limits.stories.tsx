import { answer, contract, dropped, moneySamples, never, refuse } from '@dayfare/api/mocks';
import type { WireOwnLimits } from '@dayfare/api/money/settings/spending-limits-contract';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { getOwnLimits, saveOwnLimit, cancelOwnLimitChange, getAvailableFunds } = contract.money;

type Limit = WireOwnLimits['limits'][number];
const day: Limit = { span: 'day', amount: null, used: 30, left: null, until: '2026-11-21', change: null };
const period: Limit = { ...day, span: 'payPeriod', used: 130, until: '2026-11-24' };
const limits = (of: Partial<Limit> = {}, ofPeriod: Partial<Limit> = {}): WireOwnLimits => ({
  currency: 'USD',
  limits: [
    { ...day, ...of },
    { ...period, ...ofPeriod },
  ],
});
const fifty = { amount: 50, left: 20 };
const rising = { ...fifty, change: { amount: 80, from: '2026-11-21T14:12:00Z' } };

const meta = preview.meta({
  title: 'Screens/Money/Settings/Spending limits',
  ...moneyScreen('/ewa/limits'),
  beforeEach: ({ msw }) => msw.use(answer(getOwnLimits, limits()), ...ordinaryDay),
});

interface Context {
  canvasElement: HTMLElement;
}

async function opened(context: Context, button: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  const [first] = await canvas.findAllByRole('button', { name: button });
  if (!first) throw new Error('There is no limit.');
  return { canvas, first, dialog: () => within(document.body).findByRole('dialog') };
}

/** No limits, the default; the first one works at once. */
export const None = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(saveOwnLimit, ({ span, amount }) => {
        if (span !== 'day' || amount !== 50) throw new Error('The wrong limit.');
        return limits(fifty);
      }),
    ),
  play: async (context) => {
    const { canvas, first, dialog } = await opened(context, 'Set a limit');
    await userEvent.click(first);
    const sheet = within(await dialog());
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await sheet.findByText('Enter an amount above zero.')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox'), '50');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('$20.00 left today')).toBeVisible();
  },
});

/** More than now: it is said before that it works a day later, and after that from when. */
export const Raised = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getOwnLimits, limits(fifty)), answer(saveOwnLimit, limits(rising))),
  play: async (context) => {
    const { canvas, first, dialog } = await opened(context, 'Change');
    await userEvent.click(first);
    const sheet = within(await dialog());
    const field = sheet.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '80');
    await expect(
      await sheet.findByText('That’s more than now, so it takes effect 24 hours after you save it.'),
    ).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Goes up to $80.00 on Sat, Nov 21, 9:12 AM EST.')).toBeVisible();
  },
});

/** A rise that waits, and a limit that ends; the wait can be taken back. */
export const Waiting = meta.story({
  beforeEach: ({ msw }) => {
    const ending = { amount: 200, left: 70, change: { amount: null, from: '2026-11-21T14:12:00Z' } };
    msw.use(
      answer(getOwnLimits, limits(rising, ending)),
      answer(cancelOwnLimitChange, ({ span }) => {
        if (span !== 'day') throw new Error('The wrong limit.');
        return limits(fifty, ending);
      }),
    );
  },
  play: async (context) => {
    const { canvas, first } = await opened(context, 'Keep $50.00');
    await expect(canvas.getByText('Ends on Sat, Nov 21, 9:12 AM EST.')).toBeVisible();
    await expect(
      canvas.getByText('$70.00 left in this pay period. It starts over on Tuesday, November 24.'),
    ).toBeVisible();
    await userEvent.click(first);
    await waitFor(() => expect(canvas.queryByText(/Goes up to/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Keep $200.00' })).toBeVisible();
  },
});

/** Removing: it still holds for a day. */
export const Removed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getOwnLimits, limits(fifty)),
      answer(saveOwnLimit, ({ amount }) => {
        if (amount !== null) throw new Error('It should be removed.');
        return limits({ ...fifty, change: { amount: null, from: '2026-11-21T14:12:00Z' } });
      }),
    ),
  play: async (context) => {
    const { canvas, first, dialog } = await opened(context, 'Change');
    await userEvent.click(first);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Remove the limit' }));
    await expect(await canvas.findByText(/^Ends on Sat, Nov 21/)).toBeVisible();
  },
});

/** It couldn't be saved: what was typed is still there. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(saveOwnLimit)),
  play: async (context) => {
    const { first, dialog } = await opened(context, 'Set a limit');
    await userEvent.click(first);
    const sheet = within(await dialog());
    await userEvent.type(sheet.getByRole('textbox'), '50');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await sheet.findByText('It wasn’t saved')).toBeVisible();
    await expect(sheet.getByRole('textbox')).toHaveValue('50.00');
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getOwnLimits)) });

/** It couldn't be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(getOwnLimits, { status: 500, code: 'Unexpected', message: '' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load your limits')).toBeVisible();
  },
});

const own = { remainingReason: 12, remainingOwn: 'dayLimit', remainingUntil: '2026-11-21' } as const;

/** At the amount: one's own limit with what it leaves, and more than that is told while one types. */
export const AtTheAmount = meta.story({
  parameters: shownAs({ at: '/ewa/get-money' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({
          ...{ ...own, remainingToday: 20 },
          ownLimits: [{ span: 'day', amount: 50, left: 20 }],
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Amount' });
    await expect(canvas.getByText('Your own limit: $50.00 a day, $20.00 left today')).toBeVisible();
    await userEvent.type(field, '21');
    await expect(
      await canvas.findByText('That’s more than the limit you set yourself. It leaves $20.00 for now.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change your own limits' })).toHaveAttribute(
      'href',
      '/ewa/limits',
    );
  },
});

/** On the home: one's own limit is used up. */
export const UsedUp = meta.story({
  parameters: shownAs({ at: '/ewa/home' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({
          ...{ ...own, remainingToday: 0, availabilityReason: 12, unavailableOwn: 'dayLimit' },
          ownLimits: [{ span: 'day', amount: 50, left: 0 }],
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You’ve reached your own limit for today')).toBeVisible();
    await expect(
      canvas.getByText('You chose to take no more than $50.00 a day. You can take more tomorrow.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your own limits' })).toBeVisible();
  },
});
