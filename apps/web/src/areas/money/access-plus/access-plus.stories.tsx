import { answer, contract, dropped, moneySamples } from '@dayfare/api/mocks';
import type { WireMissingDate } from '@dayfare/api/money/proofs-contract';
import { instrumentSubType } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived } from '../../../testing/screen-story.tsx';
import { moneyScreen, ordinaryDay } from '../testing/money-stories.ts';

const {
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
  title: 'Screens/Access plus',
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

/** Nobody knows yet what became of it. */
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(recovery)),
  play: async (context) => {
    const canvas = await pay(context);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Check what happened' }, { timeout: 6_000 }),
    );
    await expect(await canvas.findByText(/It hasn’t gone through/)).toBeVisible();
  },
});
