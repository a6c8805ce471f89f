import { answer, contract, dropped, never, refuse, sessionSamples } from '@dayfare/api/mocks';
import type { WireReminder } from '@dayfare/api/money/reminders/reminders-contract';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { fetchUserMDR, saveUserMDRSettings } = contract.money;
const off: WireReminder = { isEnabled: false, minimumAmount: 20, hourOfDay: 9, nextAt: null };
const on: WireReminder = { ...off, isEnabled: true, nextAt: '2026-11-21T14:00:00Z' };

const meta = preview.meta({
  title: 'Screens/Money/Settings/Reminders/Timely access',
  ...moneyScreen('/timely-access-pay'),
  beforeEach: ({ msw }) =>
    msw.use(answer(fetchUserMDR, off), answer(saveUserMDRSettings, on), ...ordinaryDay),
});

interface Context {
  canvasElement: HTMLElement;
}

async function opened(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await canvas.findByRole('checkbox');
  return canvas;
}

/** Off by default. */
export const Off = meta.story({
  tags: ['money-130'],
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.getByText('Daily texts are off.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Switched on: an amount, an hour, and when the next one is due. */
export const SwitchedOn = meta.story({
  tags: ['money-129'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(saveUserMDRSettings, ({ isEnabled, minimumAmount, hourOfDay }) => {
        if (!isEnabled || minimumAmount !== 50 || hourOfDay !== 9) throw new Error('The wrong reminder.');
        return { ...on, minimumAmount };
      }),
    ),
  play: async (context) => {
    const canvas = await opened(context);
    await userEvent.click(canvas.getByRole('checkbox'));
    const amount = await canvas.findByRole('textbox', { name: 'At least how much?' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/The next time we look is Sat, Nov 21, 9:00 AM EST/)).toBeVisible();
  },
});

/** On, and set to nothing. */
export const NoAmount = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(fetchUserMDR, on)),
  play: async (context) => {
    const canvas = await opened(context);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'At least how much?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'At least how much?' })).toHaveAccessibleDescription(
        /above zero/,
      ),
    );
  },
});

/** It couldn't be saved: what was chosen is still there. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(saveUserMDRSettings)),
  play: async (context) => {
    const canvas = await opened(context);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('It wasn’t saved')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

/** A user without an employer. */
export const NoEmployer = meta.story({
  parameters: shownAs({ user: sessionSamples.employee({ userType: 10 }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing to tell you about')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(fetchUserMDR)) });

/** It couldn't be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(fetchUserMDR, { status: 500, code: 'Unexpected', message: '' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load this')).toBeVisible();
  },
});
