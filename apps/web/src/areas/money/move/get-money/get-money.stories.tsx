import {
  answer,
  contract,
  dropped,
  moneySamples,
  never,
  refuse,
  sessionSamples,
  transferSamples,
} from '@dayfare/api/mocks';
import { minorUnits, transferSpeed } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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
    await expect(canvas.getByText(/^You can take from \$1\.00 to \$182\.40\./)).toBeVisible();
    await userEvent.type(amount, '40');
    await expect(
      canvas.getByText(/^Estimated pay on payday, Fri, Nov.27: \$570\.25\. \$142\.40 stays available\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /\$100/ }));
    await expect(amount).toHaveValue('100.00');
  },
});

/** With several employers: whose pay is taken. */
export const OfTwoEmployers = meta.story({
  parameters: shownAs({
    user: sessionSamples.employee({
      ...sessionSamples.employeeOfTwo(),
      ...{ businessId: 32, companyName: 'Northside Logistics', multipleBusinessesFound: false },
    }),
  }),
  play: async (context) => {
    await arrived(context);
    await expect(within(context.canvasElement).getByText('Your pay from Northside Logistics')).toBeVisible();
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

/** Where to, opened by its own address: the accounts to choose from, the one that is filled in marked. */
export const Where = meta.story({
  parameters: where,
  play: async ({ canvasElement }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Where should it go?' }));
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: /First Harbor checking.*Chosen/ })).toBeVisible(),
    );
    await userEvent.click(sheet.getByRole('button', { name: /Visa debit/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await within(canvasElement).findByRole('button', { name: /Visa debit/ })).toBeVisible();
  },
});

/** Two places and no default, one of them still being checked: nothing is chosen for anybody, and it says so when one goes on. */
export const WhereUndecided = meta.story({
  parameters: shownAs({ prepare: withDraft({ amount: forty }) }),
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('button', { name: /Choose an account or card/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Choose where the money should go.')).toBeVisible();
    await userEvent.click(field);
    const sheet = within(await screen.findByRole('dialog', { name: 'Where should it go?' }));
    await waitFor(() => expect(sheet.getByText(/Still being checked/)).toBeVisible());
    await expect(sheet.queryByRole('button', { name: /New card/ })).toBeNull();
  },
});

/** No account and no card yet: one can be added, and the money can go elsewhere. */
export const WhereEmpty = meta.story({
  parameters: where,
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, moneySamples.instruments([]))),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Where should it go?' }));
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Add an account' })).toBeVisible());
    await expect(sheet.getByRole('link', { name: /Pick up cash/ })).toBeVisible();
  },
});

/** Names that no line holds. */
export const WhereLongNames = meta.story({
  parameters: where,
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, moneySamples.longNamedInstruments())),
  play: async () => {
    await screen.findByRole('button', { name: /Upper Chattahoochee/ });
  },
});

/** How fast: free next day and instant with its fee, the same size, each with its day and time. The free one is chosen, whatever was chosen last. */
export const Speed = meta.story({
  tags: ['money-049', 'money-077'],
  parameters: speed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nextDay = await canvas.findByRole('radio', { name: 'Next business day' });
    const instant = canvas.getByRole('radio', { name: 'Instant' });
    await expect(nextDay).toBeChecked();
    await waitFor(() => expect(nextDay).toHaveAccessibleDescription(/Free.*Mon, Nov\s23/));
    await expect(instant).toHaveAccessibleDescription(/\$2\.50.*Fri, Nov\s20.*\$42\.50/);
    const size = (radio: HTMLElement) => {
      const { width, height } = radio.closest('label')?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(width), Math.round(height)];
    };
    await expect(size(instant)).toEqual(size(nextDay));
    await expect(canvas.getByRole('radiogroup', { name: 'Choose how fast' })).toBeVisible();
    await expect(nextDay).toHaveFocus();
  },
});

/** All on one screen: the figures follow what is typed, none of another amount is ever shown, and nothing moves. */
export const AllAtOnce = meta.story({
  tags: ['money-077'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(previewTransaction, ({ amount }) =>
        transferSamples.preview({
          amount,
          options: [
            transferSamples.nextDayOption({ totalDebit: amount }),
            transferSamples.instantOption({ totalDebit: amount + 2.5 }),
          ],
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = await field(canvasElement);
    const instant = await canvas.findByRole('radio', { name: 'Instant' });
    await expect(await canvas.findByRole('button', { name: /First Harbor checking/ })).toBeVisible();
    await expect(instant).not.toHaveAccessibleDescription(/\$/);
    const top = () =>
      Math.round(
        (instant.closest('label')?.getBoundingClientRect().top ?? 0) - amount.getBoundingClientRect().top,
      );
    const before = top();
    await userEvent.type(amount, '40');
    await waitFor(() => expect(instant).toHaveAccessibleDescription(/\$42\.50/));
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await expect(instant).not.toHaveAccessibleDescription(/\$42\.50/);
    await waitFor(() => expect(instant).toHaveAccessibleDescription(/\$52\.50/));
    await expect(top()).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Read and agree' }));
    await expect(await screen.findByRole('dialog', { name: 'The agreement' })).toBeVisible();
  },
});

/** The server can't be reached: what was entered stays, and it can be asked again. */
export const QuoteLost = meta.story({
  parameters: speed,
  beforeEach: ({ msw }) => msw.use(dropped(previewTransaction)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('Nothing has been sent. What you entered is still here.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Instant' })).not.toHaveAccessibleDescription(/\$/);
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
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Instant' })).toBeDisabled());
    await expect(canvas.getByRole('radio', { name: 'Next business day' })).toBeChecked();
    await expect(canvas.getAllByText(/can’t receive instant transfers/)).toHaveLength(1);
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
    const nextDay = await within(canvasElement).findByRole('radio', { name: 'Next business day' });
    // Beside the day that it moves.
    await waitFor(() => expect(nextDay).toHaveAccessibleDescription(/Arrives .* Banks .*\. Comes off/));
  },
});

/** The server refuses the amount before anything is sent: why, below the field in which it can be changed. */
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
      answer(getAvailableFunds, moneySamples.availableFunds({ accessibleAmount: 112, remainingToday: 112 })),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() =>
      expect(
        canvas.getByText('That’s more than you have available now. $112.00 is available now.'),
      ).toBeVisible(),
    );
    await expect(canvas.queryByRole('button', { name: 'Check the amount' })).toBeNull();
  },
});

/** A later step without an amount leads to the first one. */
export const Deep = meta.story({
  parameters: shownAs({ at: '/ewa/get-money/review' }),
  play: async (context) => {
    await expect(await field(context.canvasElement)).toBeVisible();
  },
});
