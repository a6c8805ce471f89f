import { answer, contract, dropped, moneySamples, never, refuse, sessionSamples } from '@dayfare/api/mocks';
import type { WireOwnService } from '@dayfare/api/money/settings/pause-or-close-contract';
import { availabilityReason } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { getOwnService, pauseService, resumeService, closeService, keepService, getAvailableFunds } =
  contract.money;

const deactivated = availabilityReason.toWire('EWADeactivated');
const service = (of: Partial<WireOwnService> = {}): WireOwnService => ({
  ...{ currency: 'USD', pause: null, pauseFrom: '2026-11-21', pauseTo: '2027-11-21' },
  ...{ obstacle: null, waitsFor: null, isClosing: false },
  ...{ owed: 102.5, payday: '2026-11-27', regularTransfers: 2, bills: 3, goals: 0, inGoals: 0 },
  ...of,
});

const meta = preview.meta({
  title: 'Screens/Money/Settings/Pause or close',
  ...moneyScreen('/ewa/service'),
  beforeEach: ({ msw }) => msw.use(answer(getOwnService, service()), ...ordinaryDay),
});

interface Context {
  canvasElement: HTMLElement;
}

async function opened(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await canvas.findByRole('heading', { name: 'Close my account' });
  return canvas;
}

/** Both ways on one screen: pausing, and what closing means. */
export const Open = meta.story({
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.getByRole('button', { name: 'Pause early pay' })).toBeEnabled();
    const points = canvas.getByRole('list', { name: 'Close my account' });
    await expect(within(points).getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('Your 2 regular transfers end.')).toBeVisible();
    await expect(canvas.getByText(/We stop paying your 3 bills and reminding you of them/)).toBeVisible();
    await expect(
      canvas.getByText(
        /\$102\.50 that you took early comes off your pay as agreed, next on Friday, November 27/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/If you want to come back, call Dayfare Care/)).toBeVisible();
  },
});

/** Paused until it is resumed. */
export const Pausing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(pauseService, ({ until }) => {
        if (until !== null) throw new Error('It should have no end.');
        return service({ pause: { until } });
      }),
      answer(resumeService, service()),
    ),
  play: async (context) => {
    const canvas = await opened(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause early pay' }));
    await expect(await canvas.findByText('It stays paused until you resume it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume early pay' }));
    await expect(await canvas.findByRole('button', { name: 'Pause early pay' })).toBeVisible();
  },
});

/** Until a day, and none has been chosen. */
export const NoDay = meta.story({
  play: async (context) => {
    const canvas = await opened(context);
    await userEvent.click(canvas.getByText('Until a day that I choose'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause early pay' }));
    await expect(await canvas.findByText('Choose a day from tomorrow on, within a year.')).toBeVisible();
  },
});

/** Paused, with the day on which it opens by itself. */
export const PausedUntil = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getOwnService, service({ pause: { until: '2026-12-01' } }))),
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.getByText('It opens again by itself on Tuesday, December 1.')).toBeVisible();
  },
});

/** On the home: paused, with the way to resume it there. */
export const PausedOnTheHome = meta.story({
  parameters: shownAs({ at: '/ewa/home' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({
          ...{ availabilityReason: deactivated, unavailableOwn: 'pause', availableFrom: '2026-12-01' },
        }),
      ),
      answer(resumeService, service()),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You’ve paused early pay')).toBeVisible();
    await expect(canvas.getByText(/until you resume it, or until Tuesday, December 1/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Get money' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Resume early pay' })).toBeEnabled();
  },
});

/** A transfer is on its way: it can be asked for all the same, closes by itself later, and can be called off. */
export const Unsettled = meta.story({
  beforeEach: ({ msw }) => {
    let isClosing = false;
    const now = () => service({ waitsFor: 'transferUnderway', isClosing });
    msw.use(
      answer(getOwnService, now),
      answer(closeService, () => {
        isClosing = true;
        return false;
      }),
      answer(keepService, () => {
        isClosing = false;
        return now();
      }),
    );
  },
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.getByText(/closes by itself once it has arrived/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your transfers' })).toHaveAttribute(
      'href',
      '/ewa/history',
    );
    await close(context);
    await expect(await canvas.findByText('Your account is closing')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pause early pay' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await expect(await canvas.findByRole('button', { name: 'Close my account' })).toBeEnabled();
  },
});

/** The account is closing: what it waits for, and the way to keep it. */
export const Closing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getOwnService, service({ waitsFor: 'transferUnderway', isClosing: true }))),
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.getByText(/It closes by itself once your transfer has arrived/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep my account' })).toBeEnabled();
  },
});

/** What it waited for has ended. */
export const ClosingSoon = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getOwnService, service({ isClosing: true }))),
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.getByText(/within the hour/)).toBeVisible();
  },
});

/** Meanwhile money has come in that only its owner can move. */
export const ClosingWithMoneyHeld = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getOwnService, service({ isClosing: true, obstacle: 'moneyHeld' }))),
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.getByRole('link', { name: 'See your accounts' })).toBeVisible();
  },
});

/** On the home: the account is closing, with the way to keep it there. */
export const ClosingOnTheHome = meta.story({
  parameters: shownAs({ at: '/ewa/home' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({ availabilityReason: deactivated, unavailableOwn: 'closing' }),
      ),
      answer(keepService, service()),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Your account is closing')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Get money' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Keep my account' })).toBeEnabled();
  },
});

/** Money that we hold has to be taken out first; nothing is owed. */
export const MoneyHeld = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getOwnService, service({ obstacle: 'moneyHeld', owed: 0, regularTransfers: 0 }))),
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.getByText('You owe nothing.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your accounts' })).toBeVisible();
  },
});

async function close(context: Context) {
  const canvas = await opened(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Close my account' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, close it' }));
  return canvas;
}

/** Closed, after one question: what that was, and the way back. */
export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(closeService, true)),
  play: async (context) => {
    const canvas = await close(context);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your account is closed' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Call / })).toBeVisible();
    // Whose account it was stands above.
    await expect(canvas.getByRole('img', { name: 'Dayfare' })).toBeVisible();
  },
});

/** The answer didn't come: nothing is said to be closed. */
export const NotClosed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(closeService)),
  play: async (context) => {
    const canvas = await close(context);
    await expect(await canvas.findByText('That didn’t work')).toBeVisible();
  },
});

/** Without early pay there is only closing. */
export const DirectUser = meta.story({
  parameters: shownAs({ user: sessionSamples.employee({ userType: 10 }) }),
  beforeEach: ({ msw }) =>
    msw.use(answer(getOwnService, service({ owed: 0, payday: null, regularTransfers: 0 }))),
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.queryByRole('button', { name: 'Pause early pay' })).toBeNull();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getOwnService)) });

/** It couldn't be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(getOwnService, { status: 500, code: 'Unexpected', message: '' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load this')).toBeVisible();
  },
});
