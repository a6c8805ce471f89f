import { answer, contract, dropped, rxSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { findDrugs, getDrugPrices } = contract.marketplace;

const meta = preview.meta({
  title: 'Screens/Marketplace/Rx/Prescription prices',
  ...moneyScreen('/rxdiscount/prices', { after: ['/rxdiscount'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(findDrugs, { drugs: [rxSamples.drug()] }),
      answer(getDrugPrices, rxSamples.prices()),
      ...ordinaryDay,
    ),
});

async function chooseDrug(canvasElement: HTMLElement): Promise<void> {
  await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Drug' }), 'Met');
  await userEvent.click(await screen.findByRole('option', { name: /^Metformin/ }));
}

/** Before a drug is chosen. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Prescription prices');
  },
});

/** What a drug costs at two pharmacies, the cheapest first. */
export const Prices = meta.story({
  play: async (context) => {
    await arrived(context);
    await chooseDrug(context.canvasElement);
    await expect(await findInMain(context, 'Court Street Drugs')).toBeVisible();
  },
});

/** The prices couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getDrugPrices)),
  play: async (context) => {
    await arrived(context);
    await chooseDrug(context.canvasElement);
    await expect(await findInMain(context, 'We couldn’t load the prices')).toBeVisible();
  },
});
