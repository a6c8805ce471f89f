import { answer, contract, instrumentSamples, moneySamples, startupSamples } from '@dayfare/api/mocks';
import { minorUnits } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay, withDraft } from '../../../../kit/money/testing/money-stories.ts';
import { arrived } from '../../../../testing/screen-story.tsx';

const { getInstruments } = contract.money;
const { bankAccount, instruments } = moneySamples;
const { biller, giftCard, productCard } = instrumentSamples;
const every = instruments([bankAccount(), productCard(), giftCard(), biller()]);

const meta = preview.meta({
  title: 'Screens/Money/Move/Get money/Places',
  ...moneyScreen('/ewa/get-money/where', {
    prepare: withDraft({ amount: minorUnits(250_00) }),
    configuration: startupSamples.configuration({ EnableAmazon: '1' }),
  }),
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, every), ...ordinaryDay),
});

/** Each place with how fast pay gets there; a gift card takes no more than its most, and says so. */
export const EveryPlace = meta.story({
  tags: ['money-001', 'money-029'],
  play: async (context) => {
    await arrived(context);
    const sheet = within(await screen.findByRole('dialog', { name: 'Where should it go?' }));
    const row = async (name: RegExp) => expect(await sheet.findByRole('button', { name })).toBeVisible();
    await waitFor(() => row(/Dayfare card.*Prepaid card ending in 7702 · In a minute/));
    await row(/City Power & Light.*Bill ending in 8899 · Within an hour/);
    await expect(sheet.getByText(/Takes up to \$200\.00 at once/)).toBeVisible();
    await expect(sheet.queryByRole('button', { name: /Amazon gift card/ })).toBeNull();
  },
});

/** What else there is: cash, a gift card and a bill, with how fast each is. */
export const MorePlaces = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, instruments([bankAccount()]))),
  play: async (context) => {
    await arrived(context);
    const list = within(await screen.findByRole('list', { name: 'More places for your pay' }));
    await waitFor(() => expect(list.getByRole('link', { name: /Pick up cash.*30 minutes/ })).toBeVisible());
    await expect(list.getByRole('link', { name: /Amazon gift card.*5 minutes/ })).toBeVisible();
    await expect(list.getByRole('link', { name: /Pay a bill.*Within an hour/ })).toHaveAttribute(
      'href',
      '/ewa/accounts/new/biller?for=transfer',
    );
  },
});
