import { answer, contract, refuse } from '@dayfare/api/mocks';
import type { WireMissingDate } from '@dayfare/api/money/settings/proofs-contract';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived, expectPinned, shownAs } from '../../../../testing/screen-story.tsx';

const {
  getMissingClearDeductionDates,
  getMissingHoursDates,
  getPaydayDeductions,
  uploadDeductionsForClearence,
} = contract.money;

const deduction = (overrides: Partial<WireMissingDate> = {}): WireMissingDate => ({
  ...{
    id: 11,
    date: '2026-11-13',
    amount: 80,
    proofStatus: 0,
    refusalReason: null,
    isRecovered: false,
    files: [],
  },
  ...overrides,
});
const hours = (overrides: Partial<WireMissingDate> = {}) =>
  deduction({ id: 12, date: '2026-11-14', amount: null, ...overrides });
const showing = (ofDeductions: WireMissingDate[], ofHours: WireMissingDate[] = []) => [
  answer(getMissingClearDeductionDates, { dates: ofDeductions }),
  answer(getMissingHoursDates, { dates: ofHours }),
];

const meta = preview.meta({
  title: 'Screens/Money/Settings/Proofs',
  ...moneyScreen('/ewa/proofs'),
  beforeEach: ({ msw }) =>
    msw.use(
      ...showing([deduction()], [hours()]),
      answer(getPaydayDeductions, { deductions: [] }),
      ...ordinaryDay,
    ),
});

interface Context {
  canvasElement: HTMLElement;
}
const one = shownAs({ at: '/ewa/proofs/11' });

async function choose(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await canvas.findByText('Your files');
  const picker = context.canvasElement.querySelector('input[type=file]');
  if (!(picker instanceof HTMLInputElement)) throw new Error('There is no file picker.');
  await userEvent.upload(picker, new File(['%PDF-1.7'], 'stub.pdf', { type: 'application/pdf' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send for review' }));
  return canvas;
}

/** A deduction and a day’s hours. */
export const List = meta.story({
  tags: ['money-013', 'time-010'],
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(
      await canvas.findByRole('link', { name: /November\s13.*Deduction of \$80\.00/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /November\s14.*Hours for that day/ })).toBeVisible();
  },
});

/** One payday is to come, one fell short, and one took everything. */
export const Paydays = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...showing([]),
      answer(getPaydayDeductions, {
        deductions: [
          {
            ...{ periodStart: '2026-11-10', periodEnd: '2026-11-23', payDate: '2026-11-30' },
            ...{ amount: 82.99, deducted: null },
          },
          {
            ...{ periodStart: '2026-10-27', periodEnd: '2026-11-09', payDate: '2026-11-16' },
            ...{ amount: 120, deducted: 80 },
          },
          {
            ...{ periodStart: '2026-10-13', periodEnd: '2026-10-26', payDate: '2026-11-02' },
            ...{ amount: 55, deducted: 55 },
          },
        ],
      }),
    ),
  play: async (context) => {
    await arrived(context);
    const list = await within(context.canvasElement).findByRole('list', { name: 'What comes off your pay' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/November 30.*\$82\.99 comes off.*To come/);
    await expect(rows[1]).toHaveTextContent(
      /\$80\.00 of \$120\.00 came off\..*\$40\.00 comes off the next one/,
    );
    await expect(rows[2]).toHaveTextContent(/\$55\.00 came off.*Settled/);
  },
});

/** Nothing is needed. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...showing([])),
  play: async (context) => {
    await arrived(context);
    await expect(
      await within(context.canvasElement).findByText('We don’t need anything from you'),
    ).toBeVisible();
  },
});

/** What to send, and why. */
export const Needed = meta.story({
  parameters: one,
  tags: ['validation-016'],
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    const send = await canvas.findByRole('button', { name: 'Send for review' });
    expectPinned(send);
    await userEvent.click(send);
    await expect(await canvas.findByText('Choose a file first.')).toBeVisible();
    const picker = context.canvasElement.querySelector('input[type=file]');
    await expect(picker?.getAttribute('accept')).toMatch(/^\.pdf,\.docx,\.doc,\.jpeg,\.jpg,\.png/);
  },
});

/** The server has looked inside: the file says why, and can be removed. */
export const NotAPdf = meta.story({
  parameters: one,
  tags: ['validation-019'],
  beforeEach: ({ msw }) =>
    msw.use(refuse(uploadDeductionsForClearence, { status: 400, code: 'FileTypeRefused', message: '' })),
  play: async (context) => {
    const canvas = await choose(context);
    await expect(await canvas.findByText(/isn’t what its name says/)).toBeVisible();
    await expect(canvas.getByText(/Not every file was sent/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Remove stub\.pdf/ }));
    await expect(canvas.queryByText('stub.pdf')).toBeNull();
  },
});

/** It is being reviewed. */
export const InReview = meta.story({
  parameters: one,
  beforeEach: ({ msw }) =>
    msw.use(...showing([deduction({ proofStatus: 1, files: [{ fileName: 'stub.pdf', size: 40_000 }] })])),
  play: async (context) => {
    await arrived(context);
    await expect(await within(context.canvasElement).findByText(/within one business day/)).toBeVisible();
  },
});

/** Refused, with what to do about it. */
export const Refused = meta.story({
  parameters: one,
  beforeEach: ({ msw }) => msw.use(...showing([deduction({ proofStatus: 3, refusalReason: 'unreadable' })])),
  play: async (context) => {
    await arrived(context);
    await expect(
      await within(context.canvasElement).findByText(/Send a sharp picture of the whole page/),
    ).toBeVisible();
  },
});

/** Accepted. */
export const Accepted = meta.story({
  parameters: one,
  beforeEach: ({ msw }) => msw.use(...showing([deduction({ proofStatus: 2 })])),
});
