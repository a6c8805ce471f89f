import { answer, contract, never, refuse, transferSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay, setNow } from '../../../../kit/money/testing/money-stories.ts';
import { shownAs } from '../../../../testing/screen-story.tsx';

const { cancelTransaction, getInstrumentTransactionHistory, getTransactionHistory, transactionDetails } =
  contract.money;

const meta = preview.meta({
  title: 'Screens/Money/Records/History',
  ...moneyScreen('/ewa/history'),
  beforeEach: ({ msw }) => {
    msw.use(...ordinaryDay);
    return setNow('2026-11-20T15:31:00Z');
  },
});

const detail = shownAs({ at: '/ewa/history/T-10042' });
const lines = Array.from({ length: 23 }, (_, position) =>
  transferSamples.transaction({
    transactionID: `T-${position}`,
    title: `Transfer ${position + 1}`,
    createdAt: new Date(Date.UTC(2026, 10, 20) - position * 4 * 86_400_000).toISOString(),
  }),
);

/** Newest first, by month, each with what became of it in icon, words and colour. */
export const Usual = meta.story({
  tags: ['money-085'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('link', { name: /Early pay/ })).toHaveLength(4);
    for (const status of ['On its way', 'Arrived', 'Didn’t go through', 'Canceled'])
      await expect(canvas.getAllByText(status).at(-1)).toBeVisible();
    await expect(canvas.getByText('Taken $100.00 · Fees $2.50')).toBeVisible();
    await expect(canvas.getByText('Taken early')).toBeVisible();
  },
});

/** Ten at a time, from 0 to 500, newest first, until there is no more. */
export const Pages = meta.story({
  tags: ['money-084', 'money-086'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getTransactionHistory, ({ TransactionHistoryFilter: filter }) => {
        const { PageNumber, PageSize, RecordCount, SortingOrder, MinAmount, MaxAmount } = filter;
        const asked = [PageSize, RecordCount, SortingOrder, MinAmount, MaxAmount];
        if (asked.join() !== '10,10,Desc,0,500') throw new Error(`Asked for ${asked.join()}.`);
        const page = lines.slice((PageNumber - 1) * PageSize, PageNumber * PageSize);
        return { transactionDetails: page, totalRecords: lines.length };
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('link', { name: /^Transfer/ })).toHaveLength(10);
    await expect(canvas.getByText('10 of 23 transfers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getByText('20 of 23 transfers')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getByText('Transfer 23')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

/** Looked for by name, and by what became of them; where nothing fits, the way back to all. */
export const LookedFor = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getTransactionHistory,
        ({ TransactionHistoryFilter: { Title = '', TransactionStatus = '' } }) => {
          const found = lines.filter(
            ({ title, transactionStatus }) =>
              title.includes(Title) &&
              (TransactionStatus === '' || TransactionStatus.split(',').includes(transactionStatus)),
          );
          return { transactionDetails: found.slice(0, 10), totalRecords: found.length };
        },
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('10 of 23 transfers');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Account or card' }), 'Transfer 23');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Transfer/ })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Canceled' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show transfers' }));
    await expect(await canvas.findByText('No transfers found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1 filter' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all transfers' }));
    await expect(await canvas.findByText('10 of 23 transfers')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Account or card' })).toHaveValue('');
  },
});

/** One press filters by what became of transfers; another choice, made in the drawer, is none of them. */
export const Chips = meta.story({
  tags: ['money-086'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getTransactionHistory, ({ TransactionHistoryFilter: { TransactionStatus = '' } }) => {
        const { transactionDetails: all } = transferSamples.history();
        const codes = TransactionStatus.split(',');
        return transferSamples.history(
          all.filter((line) => TransactionStatus === '' || codes.includes(line.transactionStatus)),
        );
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chips = within(await canvas.findByRole('radiogroup', { name: 'Filter by status' }));
    const rows = (count: number) =>
      waitFor(() => expect(canvas.getAllByRole('link', { name: /Early pay/ })).toHaveLength(count));
    await rows(4);
    await userEvent.click(chips.getByRole('radio', { name: 'Arrived' }));
    await rows(1);
    await expect(canvas.getByRole('button', { name: '1 filter' })).toBeVisible();
    await userEvent.click(chips.getByRole('radio', { name: 'All' }));
    await rows(4);
    await expect(canvas.queryByRole('radiogroup', { name: 'Filter by kind of money' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Canceled' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show transfers' }));
    await rows(1);
    await waitFor(() => expect(chips.queryByRole('radio', { checked: true })).toBeNull());
  },
});

/** Several kinds of money: a press shows one of them. */
export const KindsOfMoney = meta.story({
  tags: ['money-048'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getTransactionHistory, ({ TransactionHistoryFilter: { TransactionSource: kinds = [] } }) => {
        const friend = transferSamples.transaction({ transactionID: 'T-9', title: 'From Ana P.', source: 6 });
        const own = { ...transferSamples.transaction(), source: 0 };
        const lines = [own, friend].filter(({ source = 0 }) => kinds.length === 0 || kinds.includes(source));
        return { ...transferSamples.history(lines), sources: [0, 6] };
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kinds = within(await canvas.findByRole('radiogroup', { name: 'Filter by kind of money' }));
    await userEvent.click(kinds.getByRole('radio', { name: 'Money from friends' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Early pay/ })).toBeNull());
    await expect(await canvas.findByRole('link', { name: /From Ana P\./ })).toBeVisible();
    await userEvent.click(kinds.getByRole('radio', { name: 'All money' }));
    await expect(await canvas.findByRole('link', { name: /Early pay/ })).toBeVisible();
  },
});

/** Filtered and sorted by the address, as after a reload: the largest first, without months, and what went to the one account. */
export const OneAccount = meta.story({
  tags: ['money-087', 'money-088'],
  parameters: shownAs({ at: '/ewa/history?account=501&sort=largest' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = within(await canvas.findByRole('region', { name: 'This account or card so far' }));
    await expect(summary.getByText('$320.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1 filter' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'November 2026' })).toBeNull();
  },
});

/** What went to the account in total couldn't be loaded: its transfers are there all the same. */
export const OneAccountFailed = meta.story({
  parameters: shownAs({ at: '/ewa/history?account=501' }),
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(getInstrumentTransactionHistory, { status: 404, code: 'InstrumentNotFound', message: '' }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/The transfers below are complete/)).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: /Early pay/ })).toHaveLength(4);
  },
});

/** Each of the eleven statuses, as one of the five things that can have become of the money. */
export const EveryStatus = meta.story({
  tags: ['money-041'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getTransactionHistory,
        transferSamples.history(
          Array.from({ length: 11 }, (_, code) =>
            transferSamples.transaction({ transactionID: `T-${code}`, transactionStatus: String(code) }),
          ),
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('link', { name: /Early pay/ })).toHaveLength(11);
    const states = {
      'On its way': ['T-0'],
      'Being checked': ['T-8'],
      Arrived: ['T-1', 'T-2'],
      'Partly sent': ['T-5', 'T-7'],
      'Didn’t go through': ['T-3', 'T-9', 'T-10'],
      Canceled: ['T-4', 'T-6'],
    };
    for (const [state, ids] of Object.entries(states)) {
      const rows = canvas.getAllByRole('link', { name: new RegExp(`Early pay.*${state}$`) });
      const ends = rows.map((row) => /T-\d+/.exec(row.getAttribute('href') ?? '')?.[0]);
      await expect(ends).toEqual(ids);
    }
  },
});

/** Every filter, and the order. */
export const Filters = meta.story({
  tags: ['money-047', 'money-086'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Filter' }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByRole('textbox', { name: /Amount to/ })).toHaveValue('500');
    const types = ['To a bank account', 'To a card', 'Cash pickup', 'Amazon gift card', 'Bill'];
    const sources = ['Early pay', 'Savings', 'Between accounts', 'Paid to friends', 'Money from friends'];
    for (const name of ['Partly sent', ...types, ...sources, /First Harbor checking/])
      await expect(await drawer.findByRole('checkbox', { name })).toBeInTheDocument();
  },
});

/** A statement of a month without transfers isn't made; it says so, and keeps the choice. */
export const StatementEmpty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getTransactionHistory, ({ TransactionHistoryFilter: { TransactionTimeFrame = '' } }) =>
        TransactionTimeFrame === '' ? transferSamples.history() : transferSamples.emptyHistory(),
      ),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Statements' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Save as PDF' }));
    await expect(await sheet.findByText(/has no transfers\. Choose another month\./)).toBeVisible();
  },
});

/** A statement whose transfers couldn't be fetched: it can be tried again. */
export const StatementFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getTransactionHistory, transferSamples.history(), { times: 1 }),
      refuse(getTransactionHistory, { status: 500, code: 'Unexpected', message: '' }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('link', { name: /Early pay/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Statements' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Save as PDF' }));
    await sheet.findByText('The statement couldn’t be made');
    await expect(sheet.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  },
});

/** No transfer yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getTransactionHistory, transferSamples.emptyHistory())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No transfers yet')).toBeVisible();
  },
});

/** The list is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getTransactionHistory)),
});

/** The list couldn't be loaded: nothing has happened to the transfers, and a retry brings them. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getTransactionHistory, { status: 500, code: 'Unexpected', message: '' }, { times: 3 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('We couldn’t load your transfers');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('link', { name: /Early pay/ })).toHaveLength(4);
  },
});

/** A pay that fell short, in the list. */
export const CarriedOver = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getTransactionHistory,
        transferSamples.history([
          transferSamples.transaction({
            carriedOver: { amount: 12.5, payday: '2026-11-13', next: '2026-11-27' },
          }),
        ]),
      ),
    ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/· The pay fell short/)).toBeVisible();
  },
});

/** The transfer of which a pay that fell short left something for the next one. */
export const CarriedOverDetail = meta.story({
  parameters: shownAs({ at: '/ewa/history/T-1' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        transactionDetails,
        transferSamples.transactionDetail({
          carriedOver: { amount: 12.5, payday: '2026-11-13', next: '2026-11-27' },
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        /\$12\.50 of this transfer comes off your next pay, Friday, November 27\./,
      ),
    ).toBeVisible();
  },
});

/** One transfer: how it stands, where it goes, when it arrives, and what happened so far. */
export const Detail = meta.story({
  tags: ['money-089'],
  parameters: detail,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('On its way')).toBeVisible());
    await expect(canvas.getByText('First Harbor checking ••6789')).toBeVisible();
    await expect(canvas.getByText('T-10042')).toBeVisible();
    await expect(canvas.getByText('Requested')).toBeVisible();
  },
});

/** Half of it arrived; the rest and the fee are back. It says how much of each. */
export const PartlyArrived = meta.story({
  tags: ['money-040'],
  parameters: detail,
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, transferSamples.partialTransaction())),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/\$20\.00 is in your account\. The other \$22\.50, with any fee, is back/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /free/ })).toBeNull();
  },
});

/** The bank sent it back: why, where the money is, and another account to send it to. */
export const SentBack = meta.story({
  parameters: detail,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        transactionDetails,
        transferSamples.transactionDetail({
          ...{ transactionStatus: '3', statusReason: 'NoSuchAccount', canCancel: false },
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/it has no account with this number/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose another account or card' })).toBeVisible();
  },
});

/** It arrived, and the fee that the card should have paid could not be charged. */
export const FeeNotCharged = meta.story({
  tags: ['money-045'],
  parameters: detail,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        transactionDetails,
        transferSamples.transactionDetail({ transactionStatus: '2', feeResult: 1, canCancel: false }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/didn’t take the fee/)).toBeVisible();
  },
});

/** It came back, and the card has not got its fee back yet. */
export const FeeGoesBack = meta.story({
  tags: ['money-045'],
  parameters: detail,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        transactionDetails,
        transferSamples.transactionDetail({
          transactionStatus: '3',
          fee: 2.99,
          feeResult: 2,
          canCancel: false,
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/paid the fee of \$2\.99/)).toBeVisible();
  },
});

/** Calling it back: asked once, free, and the amount is back in the balance. */
export const Canceled = meta.story({
  tags: ['money-090'],
  parameters: detail,
  beforeEach: ({ msw }) => {
    let isCanceled = false;
    const current = () =>
      transferSamples.transactionDetail(isCanceled ? { transactionStatus: '4', canCancel: false } : {});
    msw.use(
      answer(transactionDetails, current),
      answer(cancelTransaction, () => {
        isCanceled = true;
        return current();
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this transfer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel transfer' }));
    await waitFor(() => expect(screen.getByText('Canceled. $40.00 is back in your balance.')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText('Canceled')[0]).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Cancel this transfer' })).toBeNull();
  },
});

/** Its pay period has closed: it says before, in answer, and afterwards with which pay the money comes. */
export const CanceledLate = meta.story({
  parameters: detail,
  beforeEach: ({ msw }) => {
    let isCanceled = false;
    const current = () =>
      transferSamples.transactionDetail({
        returnsOn: '2026-12-04',
        ...(isCanceled && { transactionStatus: '4', canCancel: false }),
      });
    msw.use(
      answer(transactionDetails, current),
      answer(cancelTransaction, () => {
        isCanceled = true;
        return current();
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this transfer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/it comes with your pay on Friday, December 4\./)).toBeVisible();
    await expect(dialog.queryByText(/right away/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel transfer' }));
    await waitFor(() =>
      expect(screen.getByText('Canceled. $40.00 comes with your pay on Friday, December 4.')).toBeVisible(),
    );
    await waitFor(() =>
      expect(
        canvas.getByText(
          'The pay period it came from is closed, so $40.00 comes with your pay on Friday, December 4.',
        ),
      ).toBeVisible(),
    );
  },
});

/** It has left meanwhile: too late, and it says so where one asked. */
export const TooLate = meta.story({
  tags: ['money-090'],
  parameters: detail,
  beforeEach: ({ msw }) =>
    msw.use(refuse(cancelTransaction, { status: 409, code: 'NotCancellable', message: '' })),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel this transfer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel transfer' }));
    await waitFor(() => expect(dialog.getByText(/already left/)).toBeVisible());
    await expect(dialog.queryByText(/goes back to your available balance/)).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Cancel transfer' })).toBeNull();
    const read = dialog.getByRole('button', { name: 'OK' });
    await waitFor(() => expect(read).toHaveFocus());
  },
});

/** It came back after its pay period had closed: nothing is said of the balance. */
export const ReturnedLate = meta.story({
  parameters: detail,
  beforeEach: ({ msw }) =>
    msw.use(answer(transactionDetails, { ...transferSamples.failedTransaction(), returnsOn: '2026-12-04' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByText(/\$42\.50 comes with your pay on Friday, December 4/)).toBeVisible(),
    );
    await expect(canvas.queryByText(/back in your balance/)).toBeNull();
  },
});

/** An instant transfer that came back: why, and the free way in one tap. */
export const InstantReturned = meta.story({
  parameters: detail,
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, transferSamples.failedTransaction())),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/Your card’s bank declined it/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Send it next business day, free' }));
    await expect(await canvas.findByRole('button', { name: 'Read and agree' })).toBeVisible();
  },
});
