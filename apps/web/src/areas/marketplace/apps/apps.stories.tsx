import { answer, contract, dropped, never } from '@dayfare/api/mocks';
import { partnerService } from '@dayfare/domain/marketplace';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getServices } = contract.marketplace;

const services = partnerService.names.map((name) => ({ serviceType: partnerService.toWire(name) }));

const meta = preview.meta({
  title: 'Screens/Marketplace/Apps',
  ...moneyScreen('/apps', { after: ['/ewa/home'] }),
  beforeEach: ({ msw }) => msw.use(answer(getServices, { services }), ...ordinaryDay),
});

/** The whole catalogue: each of its services has a screen. */
export const Usual = meta.story({
  play: async (context) => {
    await arrived(context);
    await findInMain(context, 'LifeMart');
    const main = within(context.canvasElement).getByRole('main');
    await expect(within(main).getAllByRole('listitem')).toHaveLength(partnerService.names.length);
  },
});

/** Nothing is offered. */
export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getServices, { services: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'No discounts right now')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getServices)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getServices)),
  play: async (context) => {
    await expect(await findInMain(context, 'The discounts couldn’t be loaded')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
