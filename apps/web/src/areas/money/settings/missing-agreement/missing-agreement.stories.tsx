import { answer, contract, dropped, moneySamples, never, refuse } from '@dayfare/api/mocks';
import { availabilityReason } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { money, contracts } = contract;
const missing = moneySamples.availableFunds({
  availabilityReason: availabilityReason.toWire('ContractNotAccepted'),
  agreementType: 6,
});

const meta = preview.meta({
  title: 'Screens/Money/Settings/Missing agreement',
  ...moneyScreen('/ewa/agreement'),
  beforeEach: ({ msw }) => msw.use(answer(money.getAvailableFunds, missing), ...ordinaryDay),
});

interface Context {
  canvasElement: HTMLElement;
}

async function agree(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Read and agree' }));
  const dialog = await screen.findByRole('dialog');
  for (let more = true; more; ) {
    const [button] = await within(dialog).findAllByRole('button', { name: /^I agree/i });
    if (!button) throw new Error('There is nothing to agree with.');
    await waitFor(() => expect(button).toBeEnabled());
    const name = button.textContent ?? '';
    await userEvent.click(button);
    const page = /(\d+)\/(\d+)/.exec(name);
    more = page !== null && page[1] !== page[2];
  }
  await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
  return canvas;
}

/** Read, agreed to, and saved with the last press. */
export const Usual = meta.story({
  play: async (context) => {
    const canvas = await agree(context);
    await expect(canvas.getByRole('button', { name: 'Open early pay' })).toBeEnabled();
  },
});

/** It couldn't be saved: what was agreed to is still there. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(contracts.saveContract)),
  play: async (context) => {
    const canvas = await agree(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Open early pay' }));
    await expect(await canvas.findByText('Your agreement wasn’t saved')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

/** Nothing is missing. */
export const NothingMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(money.getAvailableFunds, moneySamples.availableFunds())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing is missing')).toBeVisible();
  },
});

/** The home leads there. */
export const OnTheHome = meta.story({
  parameters: shownAs({ at: '/ewa/home' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Read and agree to one more agreement')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read and agree' })).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(money.getAvailableFunds)) });

/** It couldn't be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(money.getAvailableFunds, { status: 500, code: 'Unexpected', message: '' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load this')).toBeVisible();
  },
});
