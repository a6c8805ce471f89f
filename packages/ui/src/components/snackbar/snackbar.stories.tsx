import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { expectFocusRing, painted, tabInto } from '../../testing/play.tsx';
import { Button } from '../button/button.tsx';
import { type SnackbarMessage, SnackbarProvider, useSnackbar } from './snackbar.tsx';

const meta = preview.meta({
  component: SnackbarProvider,
  title: 'Components/Snackbar',
  args: { children: null },
});

function Notify({ label, message }: { label: string; message: SnackbarMessage }) {
  const { notify } = useSnackbar();
  return <Button onPress={() => notify(message)}>{label}</Button>;
}

const page = within(document.body);
const undo = fn();
/** Records what moves by itself from now on, as browsers measure it. */
function watchShifts() {
  const found: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return () => {
    found.push(...observer.takeRecords());
    observer.disconnect();
    return found;
  };
}

/** Leaves by itself. */
export const LeavesByItself = meta.story({
  render: () => (
    <SnackbarProvider>
      <Notify
        label="Copy"
        message={{ message: 'Transaction number copied', tone: 'success', durationMs: 2_000 }}
      />
    </SnackbarProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    const words = await page.findByText('Transaction number copied');
    await expect(words.closest('[role="status"]')).not.toBeNull();
    await waitFor(() => expect(page.queryByText('Transaction number copied')).toBeNull());
  },
});

/** Reached by keyboard, where it stands still; dismissed, it gives the focus back. */
export const ByKeyboard = meta.story({
  tags: ['ui-012'],
  render: () => (
    <SnackbarProvider>
      <Notify label="Save" message={{ message: 'Hours saved', tone: 'success' }} />
    </SnackbarProvider>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await tabInto();
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('Hours saved');
    await userEvent.tab();
    const dismiss = page.getByRole('button', { name: /dismiss|descartar|ignorer/i });
    await expectFocusRing(dismiss);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByText('Hours saved')).toBeNull());
    await expect(save).toHaveFocus();
  },
});

/** One thing to do about it; doing it takes the message away. */
export const WithAction = meta.story({
  render: () => (
    <SnackbarProvider>
      <Notify
        label="Remove"
        message={{ message: 'Card ending in 0923 removed', action: { label: 'Undo', onPress: undo } }}
      />
    </SnackbarProvider>
  ),
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByText('Card ending in 0923 removed')).toBeNull());
  },
});

/** Three at most: a fourth stands where the oldest stood, and no other moves. A failure is announced at once. */
export const ThreeAtMost = meta.story({
  render: () => (
    <SnackbarProvider>
      <Stack gap={2} align="start">
        <Notify label="One" message={{ message: 'Signed in', tone: 'info' }} />
        <Notify label="Two" message={{ message: 'Email sent', tone: 'success' }} />
        <Notify label="Three" message={{ message: 'This takes longer than usual', tone: 'warning' }} />
        <Notify label="Four" message={{ message: 'The receipt could not be sent', tone: 'danger' }} />
      </Stack>
    </SnackbarProvider>
  ),
  play: async ({ canvas }) => {
    const shifts = watchShifts();
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await painted();
    }
    await expect(await page.findByRole('alert')).toHaveTextContent('The receipt could not be sent');
    await expect(page.getAllByRole('status')).toHaveLength(2);
    await expect(page.queryByText('Signed in')).toBeNull();
    // The one at the top goes; the two below stay where they are.
    await userEvent.click(within(page.getByRole('group', { name: /receipt/ })).getByRole('button'));
    await painted();
    await expect(page.getAllByRole('status')).toHaveLength(2);
    await expect(shifts()).toEqual([]);
  },
});
