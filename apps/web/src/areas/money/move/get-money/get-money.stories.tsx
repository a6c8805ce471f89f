import { answer, contract, moneySamples, never, refuse, transferSamples } from '@dayfare/api/mocks';
import { minorUnits, transferSpeed } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay, withDraft } from '../../../../kit/money/testing/money-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { getAvailableFunds, getInstruments, previewTransaction } = contract.money;

const meta = preview.meta({
  title: 'Screens/Money/Move/Get money',
  ...moneyScreen('/ewa/get-money'),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

const forty = minorUnits(4000);
const where = shownAs({ at: '/ewa/get-money/where', prepare: withDraft({ amount: forty }) });
const speed = shownAs({
  at: '/ewa/get-money/speed',
  prepare: withDraft({ amount: forty, instrumentId: 502 }),
});

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole<HTMLInputElement>('textbox', { name: 'Amount' });

/** How much: typed, with what it means for payday while one types; or a round amount. */
export const Amount = meta.story({
  tags: ['money-139'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('How much do you need?');
    const canvas = within(context.canvasElement);
    const amount = await field(context.canvasElement);
    await expect(canvas.getByText('You can take from $1.00 to $182.40.')).toBeVisible();
    await userEvent.type(amount, '40');
    await expect(
      canvas.getByText(
        'If you take $40.00 now, your estimated pay on payday, Friday, November 27, is $570.25. $142.40 stays available.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /\$100/ }));
    await expect(amount).toHaveValue('100.00');
  },
});

/** Only digits and two decimals can be typed; what is pasted is truncated, and the rest is filled in when one leaves the field. */
export const Decimals = meta.story({
  tags: ['validation-007'],
  play: async ({ canvasElement }) => {
    const amount = await field(canvasElement);
    await userEvent.type(amount, '4a0-.259');
    await expect(amount).toHaveValue('40.25');
    await userEvent.type(amount, '{Backspace}{Backspace}');
    await expect(amount).toHaveValue('40.');
    await userEvent.tab();
    await expect(amount).toHaveValue('40.00');
    await userEvent.clear(amount);
    await userEvent.click(amount);
    await userEvent.paste('41.999');
    await expect(amount).toHaveValue('41.99');
  },
});

/** More than there is: told while one types, with what can be had. */
export const TooMuch = meta.story({
  tags: ['money-139'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await field(canvasElement), '500');
    await waitFor(() => expect(canvas.getByText(/You can take up to \$182\.40/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('How much do you need?');
  },
});

/** The day's limit is below the balance: what can be had is the most, and not called all of it. */
export const TodaysLimit = meta.story({
  tags: ['money-139'],
  beforeEach: ({ msw }) =>
    msw.use(answer(getAvailableFunds, moneySamples.availableFunds({ remainingToday: 100 }))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = await field(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Max $100.00' }));
    await expect(amount).toHaveValue('100.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '150');
    await waitFor(() => expect(canvas.getByText(/more than your limit allows today/)).toBeVisible());
  },
});

/** Too little, nothing at all, no number: told when one goes on, not before. */
export const TooLittle = meta.story({
  tags: ['money-139'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = await field(canvasElement);
    const go = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(go);
    await expect(canvas.getByText('Enter how much you need.')).toBeVisible();
    await userEvent.type(amount, '0.5');
    await expect(canvas.queryByText('The least you can take is $1.00.')).toBeNull();
    await userEvent.click(go);
    await expect(canvas.getByText('The least you can take is $1.00.')).toBeVisible();
    await expect(amount).toBeInvalid();
  },
});

/** The limits are on their way. */
export const AmountLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getAvailableFunds)),
  play: async (context) => {
    await arrived(context);
    await expect(within(context.canvasElement).queryByRole('button', { name: 'Continue' })).toBeNull();
  },
});

/** Nothing can be taken now: why, and the way home. */
export const NotNow = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getAvailableFunds, moneySamples.nothingToTake())),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('You’ve taken all you can for now')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Back to home' })).toBeEnabled();
  },
});

/** Where to: the person's own default is chosen already. */
export const Where = meta.story({
  parameters: where,
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Where should it go?');
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'First Harbor checking' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Visa debit' }));
    await expect(canvas.getByRole('radio', { name: 'Visa debit' })).toBeChecked();
  },
});

/** Two places and no default, one of them still being checked: nothing is chosen for anybody. */
export const WhereUndecided = meta.story({
  parameters: where,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getInstruments,
        moneySamples.instruments([
          moneySamples.bankAccount({ isDefaultSelected: false }),
          moneySamples.debitCard(),
          moneySamples.debitCard({ id: 503, displayText: 'New card', status: 1 }),
        ]),
      ),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText(/Still being checked/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Choose where the money should go.')).toBeVisible();
  },
});

/** No account and no card yet: whom to call. */
export const WhereEmpty = meta.story({
  parameters: where,
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, moneySamples.instruments([]))),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('No account or card yet')).toBeVisible());
  },
});

/** Names that no line holds. */
export const WhereLongNames = meta.story({
  parameters: where,
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, moneySamples.longNamedInstruments())),
  play: async (context) => {
    await within(context.canvasElement).findByRole('radio', { name: /Upper Chattahoochee/ });
  },
});

/** How fast: free next day and instant with its fee, the same size, each with its day and time. The free one is chosen. */
export const Speed = meta.story({
  tags: ['money-049', 'money-077'],
  parameters: speed,
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Choose how fast');
    const canvas = within(context.canvasElement);
    const nextDay = await canvas.findByRole('radio', { name: 'Next business day' });
    const instant = canvas.getByRole('radio', { name: 'Instant' });
    await expect(nextDay).toBeChecked();
    await expect(nextDay).toHaveAccessibleDescription(/Free.*Mon, Nov\s23/);
    await expect(instant).toHaveAccessibleDescription(/\$2\.50.*Fri, Nov\s20.*\$42\.50/);
  },
});

/** Instant was chosen before, and can't be had here: the free way is chosen, and the reason is told once. */
export const NextDayOnly = meta.story({
  parameters: shownAs({
    at: '/ewa/get-money/speed',
    prepare: withDraft({ amount: forty, instrumentId: 501, speed: 'Instant' }),
  }),
  beforeEach: ({ msw }) => msw.use(answer(previewTransaction, transferSamples.nextDayOnlyPreview())),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'Instant' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Next business day' })).toBeChecked();
    await expect(canvas.getAllByText(/can’t receive instant transfers/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check and agree' })).toBeVisible();
  },
});

/** Later than any next business day, whatever day it is. */
const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString();

/** Asked for after the banks' time: it arrives a business day later than one would think, and it is said why. */
export const SentLater = meta.story({
  parameters: speed,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(previewTransaction, () => {
        const preview = transferSamples.preview();
        return {
          ...preview,
          options: preview.options.map((option) =>
            option.transferSpeed === transferSpeed.toWire('NextDay')
              ? { ...option, arrivesAt: inTenDays() }
              : option,
          ),
        };
      }),
    ),
  play: async ({ canvasElement }) => {
    const told = /^Banks .*, so a free transfer made now arrives on \w+, \w+ \d+\.$/;
    await expect(await within(canvasElement).findByText(told)).toBeVisible();
  },
});

/** The server refuses the amount before anything is sent: why, and the way back to it. */
export const QuoteRefused = meta.story({
  tags: ['money-139'],
  parameters: speed,
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(previewTransaction, {
        status: 400,
        code: 'FundsAmountExceeds',
        message: 'That’s more than you have.',
      }),
      answer(getAvailableFunds, moneySamples.availableFunds({ accessibleAmount: 12 })),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('That’s more than you have available now.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/\$12\.00 is available now/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Check the amount' }));
    // With the cursor in it, the field drops its empty cents.
    await expect((await field(context.canvasElement)).value).toMatch(/^40(\.00)?$/);
  },
});

/** Whoever comes to a later step without an amount begins with it. */
export const Deep = meta.story({
  parameters: shownAs({ at: '/ewa/get-money/review' }),
  play: async (context) => {
    await expect(await field(context.canvasElement)).toBeVisible();
  },
});
