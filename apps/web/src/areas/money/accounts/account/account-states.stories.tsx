import { answer, contract, instrumentSamples, moneySamples, startupSamples } from '@dayfare/api/mocks';
import {
  type InstrumentStatus,
  type InstrumentVerification,
  instrumentStatus,
  instrumentVerification,
} from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { proofAnswers } from '../../../../kit/money/testing/proof-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { getInstruments, getInstrumentBalance } = contract.money;
const { linkedCard, productCard } = instrumentSamples;
const { bankAccount, instruments } = moneySamples;

const meta = preview.meta({
  title: 'Screens/Money/Accounts/Account/Account states',
  ...moneyScreen('/ewa/accounts/501'),
  beforeEach: ({ msw }) => msw.use(...proofAnswers, ...ordinaryDay),
});

interface Context {
  canvasElement: HTMLElement;
}

const inState = (status: InstrumentStatus, verification: InstrumentVerification) => ({
  ...{ status: instrumentStatus.toWire(status), isDefaultSelected: false },
  verification: instrumentVerification.toWire(verification),
});

/** A bank account in a state, and what is said of it. */
const bank = (status: InstrumentStatus, verification: InstrumentVerification, words: RegExp) =>
  meta.story({
    beforeEach: ({ msw }) =>
      msw.use(answer(getInstruments, instruments([bankAccount(inState(status, verification))]))),
    play: async (context: Context) => {
      await arrived(context);
      await expect(await within(context.canvasElement).findByText(words)).toBeVisible();
    },
  });

/** A debit card in a state, and what is said of it. */
const card = (verification: InstrumentVerification, words: RegExp) =>
  meta.story({
    parameters: shownAs({ at: '/ewa/accounts/506' }),
    beforeEach: ({ msw }) =>
      msw.use(answer(getInstruments, instruments([linkedCard(inState('Pending', verification))]))),
    play: async (context: Context) => {
      await arrived(context);
      await expect(await within(context.canvasElement).findByText(words)).toBeVisible();
    },
  });

/** Its verification has not begun. */
export const NotVerified = bank('Pending', 'NotVerified', /Nobody has verified yet/);
/** The bank is asked, and can be asked again. */
export const AskingTheBank = bank('Pending', 'PendingAutomaticVerification', /Your bank is confirming/);
/** It is being reviewed by hand. */
export const InReview = bank('Pending', 'PendingManualVerification', /checking this account by hand/);
/** It was checked, and could not be verified. */
export const VerificationFailed = bank('Pending', 'VerificationFailed', /couldn’t be verified/);
/** What the bank said of it is out of date. */
export const DetailsOld = bank('Pending', 'UpdateRequired', /Your bank has changed something/);
/** Another user has it already. */
export const AlreadyInUse = bank(
  'Pending',
  'DuplicateAccountVerificationFailed',
  /Someone else is paid into this account/,
);
/** Its owner has to sign in to the bank again. */
export const LinkExpired = bank('Pending', 'Disconnected', /The link to your bank has expired/);
/** It is being removed. */
export const Leaving = bank('Pending', 'MarkedAsDeleted', /is being removed/);
/** A card that its bank hasn't confirmed yet. */
export const CardToConfirm = card('NotVerified', /hasn’t confirmed this card yet/);
/** A card that its bank doesn't confirm. */
export const CardNotConfirmed = card('VerificationFailed', /didn’t confirm this card/);
/** A card that has to be typed again. */
export const CardToCheck = card('NeedVerification', /We have to check this card/);
/** A card whose last month is over. */
export const CardExpired = card('UpdateRequired', /This card has expired/);

/** A card that we hold money in: its balance, and the way to pay a friend out of it. */
export const PayAFriend = meta.story({
  parameters: shownAs({ at: '/ewa/accounts/508' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getInstruments, instruments([bankAccount(), productCard()])),
      answer(getInstrumentBalance, {
        ...{ instrumentID: 508, balance: 100, currency: 'USD', updatedAt: '2026-11-20T14:12:00Z' },
      }),
    ),
  play: async (context) => {
    await arrived(context);
    const link = await within(context.canvasElement).findByRole('link', { name: 'Pay a friend' });
    await expect(link).toHaveAttribute('href', '/card/pay-a-friend');
  },
});

/** Adding an account where PayPal is switched on: a way of its own. */
export const PayPalRow = meta.story({
  parameters: shownAs({
    at: '/ewa/accounts/new',
    configuration: startupSamples.configuration({ EnablePayPal: '1' }),
  }),
  play: async (context) => {
    await arrived(context);
    const row = await within(context.canvasElement).findByRole('link', { name: /^PayPal/ });
    await expect(row).toHaveAttribute('href', '/pay-pal');
  },
});
