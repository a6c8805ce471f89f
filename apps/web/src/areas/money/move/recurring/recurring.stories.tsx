import { answer, contract, dropped, never, recurringSamples, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { shownAs } from '../../../../testing/screen-story.tsx';

const {
  cancelScheduledTransaction,
  getRecurringTransaction,
  previewRecurringTransaction,
  saveRecurringTransactionDetail,
  updateRecurringTransactionsStatus,
} = contract.money;
const { recurring } = recurringSamples;

const meta = preview.meta({
  title: 'Screens/Money/Move/Recurring',
  ...moneyScreen('/ewa/recurring'),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

const one = shownAs({ at: '/ewa/recurring/R-1' });
const setup = shownAs({ at: '/ewa/recurring/new' });
const list = (...all: ReturnType<typeof recurring>[]) =>
  answer(getRecurringTransaction, { recurringTransactions: all });

/** Those that go on, with what is next, and below them those that have ended. */
export const Usual = meta.story({
  tags: ['money-043', 'money-082'],
  beforeEach: ({ msw }) =>
    msw.use(
      list(
        recurring(),
        recurring({ recurringTransactionID: 'R-2', interval: 2, status: 2, next: null }),
        recurring({ recurringTransactionID: 'R-3', interval: 0, status: 3, next: null }),
        recurring({ recurringTransactionID: 'R-4', amount: 25, status: 4, next: null }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('link', { name: /\$40\.00 every week.*Next on Friday, November\s27.*Active/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /\$40\.00 every month.*Paused/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ended' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /every day.*Stopped/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /\$25\.00.*Ended/ })).toBeVisible();
  },
});

/** None yet: what it is good for. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing repeats yet')).toBeVisible();
  },
});

/** The list is on its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getRecurringTransaction)) });

/** The list couldn't be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getRecurringTransaction, { status: 500, code: 'Unexpected', message: '' }, { times: 3 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('We couldn’t load your regular transfers');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /\$40\.00 every week/ })).toBeVisible();
  },
});

/** Setting one up: what is missing is said at its field. */
export const Setup = meta.story({
  tags: ['money-050', 'money-051'],
  parameters: setup,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('radio', { name: 'Every week' });
    await userEvent.clear(canvas.getByRole('textbox', { name: /Number of times/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Number of times/ }), '61');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Enter how much to send each time.')).toBeVisible();
    await expect(canvas.getByText('Enter a number from 1 to 60.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'When a total is reached' }));
    await expect(canvas.getByRole('textbox', { name: /Total/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'On a day' }));
    await expect(canvas.getByRole('group', { name: /Last day/ })).toBeVisible();
  },
});

async function plan(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('radio', { name: 'Every week' });
  await userEvent.type(canvas.getByRole('textbox', { name: /How much each time/ }), '40');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  return canvas;
}

/** More than the limit: the server's words stand at the amount, and everything typed is still there. */
export const AboveTheLimit = meta.story({
  tags: ['money-139'],
  parameters: setup,
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(previewRecurringTransaction, {
        ...{ status: 400, code: 'RecurringAmountExceedsLimit' },
        message: 'A regular transfer can be $200.00 at most.',
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await plan(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /How much each time/ })).toHaveAccessibleDescription(
        /\$200\.00 at most/,
      ),
    );
    // The field comes into focus, and shows what was typed from then on.
    const amount = canvas.getByRole('textbox', { name: /How much each time/ });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveDisplayValue('40');
  },
});

/** Its days, its total and its price, before anything is set up; what was typed is still there on the way back. */
export const Review = meta.story({
  tags: ['money-080'],
  parameters: setup,
  play: async ({ canvasElement }) => {
    const canvas = await plan(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Check and agree' })).toBeVisible();
    for (const words of ['$400.00', 'Free', 'and 5 more', 'Monday, November 30'])
      await expect(canvas.getByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read and agree' }));
    await screen.findByRole('button', { name: /^I agree/i });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/You haven’t agreed, so nothing was set up/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(await canvas.findByRole('textbox', { name: /How much each time/ })).toHaveValue('40.00');
  },
});

async function start(canvasElement: HTMLElement) {
  const canvas = await plan(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^Read (the|both) agreement/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('button', { name: /^I agree/i }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Start regular transfers' }));
  return canvas;
}

/** The answer got lost: pressing again sends the same key, so it is never set up twice. */
export const AnswerLost = meta.story({
  tags: ['money-081'],
  parameters: setup,
  beforeEach: ({ msw }) => msw.use(dropped(saveRecurringTransactionDetail, { times: 1 })),
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await expect(await canvas.findByText(/it’s never set up twice/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start regular transfers' }));
    await expect(await canvas.findByRole('link', { name: /\$40\.00 every week/ })).toBeVisible();
  },
});

/** It was set up before: it says so, and leads to it. */
export const AlreadyThere = meta.story({
  parameters: setup,
  beforeEach: ({ msw }) =>
    msw.use(refuse(saveRecurringTransactionDetail, { status: 409, code: 'RecurringExists', message: '' })),
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'See your regular transfers' })).toBeVisible();
  },
});

/** One of them: the next, what was sent, and why one was left out. */
export const Detail = meta.story({
  tags: ['money-043', 'money-044'],
  parameters: one,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Friday, November 27')).toBeVisible());
    await expect(canvas.getByText('$80.00 (2)')).toBeVisible();
    await expect(canvas.getByText('There wasn’t enough in your balance.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Friday, November\s13.*Sent/ })).toBeVisible();
    for (const name of ['Skip this one', 'Pause', 'Change when it ends', 'Stop'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
});

/** Skipping the next one: asked once, free; the one after it stays. */
export const Skipped = meta.story({
  tags: ['money-091'],
  parameters: one,
  beforeEach: ({ msw }) => {
    let isSkipped = false;
    const next = { scheduledTransactionID: 'S-5', status: 1, transactionID: null, reason: null };
    const current = () => recurring(isSkipped ? { next: { ...next, date: '2026-12-04' } } : {});
    msw.use(
      answer(getRecurringTransaction, () => ({ recurringTransactions: [current()] })),
      answer(cancelScheduledTransaction, () => {
        isSkipped = true;
        return current();
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip this one' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/It’s free/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Skip it' }));
    await expect(await canvas.findByText('Friday, December 4')).toBeVisible();
  },
});

/** The answer to a skip got lost: the page shows how it stands now. */
export const SkipLost = meta.story({
  tags: ['money-091'],
  parameters: one,
  beforeEach: ({ msw }) => msw.use(dropped(cancelScheduledTransaction)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip this one' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Skip it' }));
    await expect(await canvas.findByText(/This page shows how it stands now/)).toBeVisible();
  },
});

/** Paused, and resumed. */
export const Paused = meta.story({
  tags: ['money-043', 'money-083'],
  parameters: one,
  beforeEach: ({ msw }) => {
    let status = 1;
    const current = () => recurring({ status, ...(status === 2 && { next: null }) });
    msw.use(
      answer(getRecurringTransaction, () => ({ recurringTransactions: [current()] })),
      answer(updateRecurringTransactionsStatus, (asked) => {
        status = asked.status;
        return current();
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(await canvas.findByText('Nothing is sent until you resume it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
  },
});

/** It has ended meanwhile, on another device: it can't be stopped any more. */
export const EndedMeanwhile = meta.story({
  tags: ['money-083'],
  parameters: one,
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(updateRecurringTransactionsStatus, { status: 409, code: 'RecurringNotChangeable', message: '' }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop it' }));
    await expect(await canvas.findByText(/It has ended in the meantime/)).toBeVisible();
  },
});

/** Extended: only its end can be changed. */
export const Extended = meta.story({
  tags: ['money-043'],
  parameters: one,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(saveRecurringTransactionDetail, ({ recurringTransactionID, numberOfTimes, amount }) => {
        if (recurringTransactionID !== 'R-1' || numberOfTimes !== 20 || amount !== 40)
          throw new Error('The wrong change.');
        return recurring({ numberOfTimes });
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change when it ends' }));
    const sheet = within(await screen.findByRole('dialog'));
    const times = sheet.getByRole('textbox', { name: /Number of times/ });
    await expect(times).toHaveValue('10');
    await userEvent.clear(times);
    await userEvent.type(times, '20');
    await userEvent.click(sheet.getByRole('button', { name: 'Save the new end' }));
    await waitFor(() => expect(screen.getByText('Saved. It has a new end.')).toBeVisible());
  },
});

/** A link to none. */
export const Unknown = meta.story({
  parameters: one,
  beforeEach: ({ msw }) => msw.use(list()),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('We couldn’t find this regular transfer'),
    ).toBeVisible();
  },
});
