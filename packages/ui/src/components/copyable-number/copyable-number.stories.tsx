import preview from '@dayfare/storybook/preview';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { SnackbarProvider } from '../snackbar/snackbar.tsx';
import { CopyableNumber } from './copyable-number.tsx';

const meta = preview.meta({
  component: CopyableNumber,
  title: 'Components/Copyable number',
  args: { label: 'Transaction number', value: '4417-0923-18', display: '4417 0923 18' },
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
});
const page = within(document.body);

/** Copies, says so for two seconds, and keeps the focus. */
export const ByKeyboard = meta.story({
  tags: ['ui-011'],
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = within(canvasElement).getByRole('button', { name: 'Copy Transaction number' });
    await expectTouchTarget(button);
    await tabInto();
    await expectFocusRing(button);
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('4417-0923-18');
    const notice = await page.findByText('Copied: Transaction number');
    await expect(notice.closest('[role=status]')).not.toBeNull();
    const shownAt = performance.now();
    await waitFor(() => expect(page.queryByText('Copied: Transaction number')).toBeNull());
    await expect(performance.now() - shownAt).toBeGreaterThan(1_000);
    await expect(button).toHaveFocus();
    write.mockRestore();
  },
});

/** A browser that refuses: says what to do instead. */
export const Refused = meta.story({
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await page.findByRole('alert')).toHaveTextContent(/copy it by hand/);
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    write.mockRestore();
  },
});

/** A label and a number with more words than room. */
export const LongWords = meta.story({
  args: {
    label: twiceAsLong('Número de confirmación de la transferencia'),
    value: unbreakable,
    display: undefined,
  },
});
