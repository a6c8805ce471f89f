import { answer, contract, dropped, moneySamples, refuse, startupSamples } from '@dayfare/api/mocks';
import { instrumentSubType } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { getInstruments, saveInstrument } = contract.money;
const { bankAccount, instruments } = moneySamples;
const member = bankAccount({
  ...{ id: 507, displayText: 'East Cove Schools FCU', last4: '2291' },
  instrumentSubType: instrumentSubType.toWire('None'),
});
const configuration = startupSamples.configuration({
  ...{ ECSFCUName: 'East Cove Schools FCU', ECSFCURoutingNumber: '129900049' },
  ECSFCUMembershipServicesNumber: '1-800-555-0163',
});
const at = (path: string) => shownAs({ at: path });

const meta = preview.meta({
  title: 'Screens/Money/Accounts/Credit union',
  ...moneyScreen('/ewa/mypaynow', { configuration }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData({ IsECSFCUBusiness: '1' })),
      answer(getInstruments, instruments([member])),
      answer(contract.contracts.getListOfContracts, ({ contracts }) => ({
        contracts: contracts.map(({ contractType }) => ({
          ...{ id: contractType, contractType, isCardContract: false },
          ...{ contractTitle: `Agreement ${contractType}`, htmlText: '<p>What is agreed.</p>' },
        })),
      })),
      ...ordinaryDay,
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function enter(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /Account or card number/ }), '4417 002291');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  return canvas;
}

/** The payload is the documents’ own; the page that follows says that the account is set up. */
export const Saved = meta.story({
  tags: ['money-117', 'money-118', 'money-124', 'money-125'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(saveInstrument, (sent) => {
        const { bankAccount: account, ...rest } = sent;
        if (!account || !('bankECSFCUAccount' in account)) throw new Error('No account of a credit union.');
        expect(rest).toEqual({
          ...{ id: 0, instrumentType: 1, instrumentSubType: instrumentSubType.toWire('None') },
          ...{ displayText: 'East Cove Schools FCU', isDefaultSelected: false, imageName: 'bank' },
          ...{ isECSFCUBankRequest: true, isPlaidBankRequest: false },
        });
        expect(account.bankECSFCUAccount).toMatchObject({
          ...{ accountName: 'East Cove Schools FCU', accountNumber: '4417002291', bankAccountType: 0 },
          ...{ displayText: 'East Cove Schools FCU', needVerification: false, routingNumber: '129900049' },
        });
        return instruments([member]);
      }),
    ),
  play: async (context) => {
    const canvas = await enter(context);
    await expect(await canvas.findByRole('heading', { name: 'Your account is set up' })).toBeVisible();
  },
});

/** The credit union doesn’t know the account as theirs. */
export const NotFound = meta.story({
  tags: ['money-120'],
  beforeEach: ({ msw }) =>
    msw.use(refuse(saveInstrument, { status: 404, code: 'CreditUnionAccountNotFound', message: '' })),
  play: async (context) => {
    const canvas = await enter(context);
    await expect(
      await canvas.findByRole('heading', { name: 'We’re having trouble finding your account' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Re-enter' }));
    await expect(await canvas.findByRole('textbox', { name: /Account or card number/ })).toHaveValue(
      '4417002291',
    );
  },
});

/** Only Membership Services can help. */
export const Membership = meta.story({
  tags: ['money-119'],
  parameters: at('/ewa/ecsfcu-failed?reason=membership'),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('link', { name: /555.*0163/ })).toHaveAttribute('href', 'tel:+18005550163');
    await expect(canvas.getByRole('button', { name: 'Re-enter information' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Visit Home screen' })).toHaveAttribute(
      'href',
      '/ewa/home',
    );
  },
});

/** The answer got lost: the number stays, and the same request can be sent again. */
export const AnswerLost = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(dropped(saveInstrument, { times: 1 }), answer(saveInstrument, instruments([member]))),
  play: async (context) => {
    const canvas = await enter(context);
    await expect(await canvas.findByText('The account wasn’t added')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: 'Your account is set up' })).toBeVisible();
  },
});

/** Set up: Continue waits for the agreement, and skipping leads home. */
export const Success = meta.story({
  tags: ['money-121', 'money-122'],
  parameters: at('/ewa/ecsfcu'),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByText(/Get button on your home screen/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

/** Three agreements to read, and a box that opens the way on. */
export const Added = meta.story({
  tags: ['money-123'],
  parameters: at('/home/verify-pin'),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: 'Thank you for adding your account' }),
    ).toBeVisible();
    const go = await canvas.findByRole('button', { name: 'Continue' });
    await expect(go).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(go).toBeEnabled();
  },
});

/** In Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
