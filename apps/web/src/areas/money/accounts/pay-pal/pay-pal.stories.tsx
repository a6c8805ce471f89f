import {
  answer,
  contract,
  instrumentSamples,
  moneySamples,
  never,
  refuse,
  startupSamples,
} from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { proofAnswers } from '../../../../kit/money/testing/proof-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { getInstruments, saveTrellislogs, saveVisaPlusInstrument: save } = contract.money;
const wallet = instrumentSamples.visaPlus({ displayText: 'maya.torres+paypal' });
const linked = moneySamples.instruments([moneySamples.bankAccount(), wallet]);

/** What was logged. */
let logs: unknown[] = [];

const meta = preview.meta({
  title: 'Screens/Money/Accounts/PayPal',
  ...moneyScreen('/pay-pal', { configuration: startupSamples.configuration({ EnablePayPal: '1' }) }),
  beforeEach: ({ msw }) => {
    logs = [];
    msw.use(
      answer(saveTrellislogs, (log) => {
        logs.push(log);
        return true;
      }),
      ...proofAnswers,
      ...ordinaryDay,
    );
  },
});

interface Context {
  canvasElement: HTMLElement;
}

async function link(context: Context, name = 'maya.torres+paypal') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Your PayPal payname' }), name);
  await userEvent.click(canvas.getByRole('button', { name: 'Add this payname' }));
  return canvas;
}

/** No wallet yet. */
export const None = meta.story({ tags: ['money-141'] });

/** One is linked already. */
export const Linked = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, linked)),
  play: async (context) => {
    await arrived(context);
    await expect(
      await within(context.canvasElement).findByRole('link', { name: /maya\.torres\+paypal/ }),
    ).toHaveAttribute('href', '/ewa/accounts/507');
  },
});

/** Linked just now, and logged without the name. */
export const Added = meta.story({
  tags: ['money-131'],
  beforeEach: ({ msw }) => msw.use(answer(save, linked), answer(getInstruments, linked)),
  play: async (context) => {
    const canvas = await link(context);
    await expect(await canvas.findByRole('heading', { name: 'Account details' })).toBeVisible();
    await waitFor(() => expect(logs).toEqual([{ service: 'paypal', event: 'completed', code: '' }]));
  },
});

/** A name of another app. */
export const OtherApp = meta.story({
  play: async (context) => {
    const canvas = await link(context, 'maya.torres+venmo');
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/belongs to another app/),
    );
  },
});

/** It is unknown. */
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(save, { status: 400, code: 'PayNameNotFound', message: '' })),
  play: async (context) => {
    const canvas = await link(context);
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Nobody has this payname/),
    );
    await waitFor(() =>
      expect(logs).toEqual([{ service: 'paypal', event: 'failed', code: 'PayNameNotFound' }]),
    );
  },
});

/** Switched off in the configuration: what can be done instead. */
export const SwitchedOff = meta.story({
  tags: ['money-141'],
  parameters: shownAs({ configuration: startupSamples.configuration({ EnablePayPal: '0' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('PayPal isn’t offered yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the other ways' })).toHaveAttribute(
      'href',
      '/ewa/accounts/new',
    );
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getInstruments)) });
