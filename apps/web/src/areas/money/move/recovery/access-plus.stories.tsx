import { answer, contract, dropped, moneySamples } from '@dayfare/api/mocks';
import type { WireMissingDate } from '@dayfare/api/money/settings/proofs-contract';
import { instrumentSubType } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived } from '../../../../testing/screen-story.tsx';

const {
  closeRecoveryKey,
  getInstruments,
  getMissingClearDeductionDates,
  performAccessPlusDebitRecoveryTransaction: recovery,
} = contract.money;

const linked = moneySamples.bankAccount({ instrumentSubType: instrumentSubType.toWire('PlaidBank') });

const deduction: WireMissingDate = {
  ...{ id: 11, date: '2026-11-13', amount: 80, proofStatus: 0, refusalReason: null, isRecovered: false },
  files: [],
};

const meta = preview.meta({
  title: 'Screens/Money/Move/Recovery/Access plus',
  ...moneyScreen('/access-plus'),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getMissingClearDeductionDates, { dates: [deduction] }),
      answer(getInstruments, moneySamples.instruments([linked])),
      ...ordinaryDay,
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function pay(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay back $80.00' }));
  return canvas;
}

/** What is owed, and from where. */
export const Owed = meta.story();

/** Nothing is owed. */
export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getMissingClearDeductionDates, { dates: [] })),
  play: async (context) => {
    await arrived(context);
    await expect(await within(context.canvasElement).findByText('Nothing to pay back')).toBeVisible();
  },
});

/** The bank wants its customer to sign in first. */
export const SignInAgain = meta.story({
  tags: ['money-055'],
  beforeEach: ({ msw }) => msw.use(answer(recovery, { isRecovered: false, outcome: 3 })),
  play: async (context) => {
    const canvas = await pay(context);
    await expect(await canvas.findByRole('link', { name: 'Sign in to your bank' })).toBeVisible();
  },
});

/** The answer got lost: nothing else is paid before the server has said what became of it, which here is nothing. */
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(recovery), answer(closeRecoveryKey, { outcome: 'closed' })),
  play: async (context) => {
    const canvas = await pay(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check what happened' }));
    await expect(await canvas.findByRole('button', { name: 'Pay back $80.00' })).toBeVisible();
    await expect(await within(document.body).findByText(/It hasn’t gone through/)).toBeVisible();
  },
});

/** The answer got lost after the debit: asking says so. */
export const PaidAfterAll = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      dropped(recovery),
      answer(closeRecoveryKey, { outcome: 'done', receipt: { isRecovered: true, outcome: null } }),
    ),
  play: async (context) => {
    const canvas = await pay(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check what happened' }));
    await expect(await canvas.findByText(/Thank you\. \$80\.00 came from your bank account/)).toBeVisible();
  },
});
