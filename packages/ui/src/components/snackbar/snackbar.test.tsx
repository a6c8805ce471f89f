import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { type SnackbarApi, SnackbarProvider, snackbarDurations, useSnackbar } from './snackbar.tsx';

let api: SnackbarApi;

function Capture() {
  api = useSnackbar();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <UiProvider locale="en-US">
      <SnackbarProvider>
        <Capture />
        <button type="button">Page</button>
      </SnackbarProvider>
    </UiProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const notify: SnackbarApi['notify'] = (message) => act(() => api.notify(message));

describe('Snackbar', () => {
  it('stays 10000 ms by default; a forced logout 5000, the app 3000, a copy 2000 [ui-011]', () => {
    expect(snackbarDurations).toEqual({ component: 10_000, forcedLogout: 5_000, app: 3_000, copy: 2_000 });
    notify({ message: 'Saved' });
    pass(9_999);
    expect(screen.getByText('Saved')).toBeDefined();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
    for (const durationMs of [
      snackbarDurations.forcedLogout,
      snackbarDurations.app,
      snackbarDurations.copy,
    ]) {
      notify({ message: 'Saved', durationMs });
      pass(durationMs - 1);
      expect(screen.getByText('Saved')).toBeDefined();
      pass(1);
      expect(screen.queryByText('Saved')).toBeNull();
    }
  });

  it('stands still under the pointer and then has the time that was left', () => {
    notify({ message: 'Saved', durationMs: 1_000 });
    pass(600);
    const group = screen.getByRole('group', { name: 'Saved' });
    fireEvent.pointerEnter(group, { pointerType: 'mouse' });
    pass(5_000);
    expect(screen.getByText('Saved')).toBeDefined();
    fireEvent.pointerLeave(group, { pointerType: 'mouse' });
    pass(399);
    expect(screen.getByText('Saved')).toBeDefined();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stands still while focus is inside', () => {
    notify({ message: 'Saved', durationMs: 1_000 });
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    pass(5_000);
    expect(screen.getByText('Saved')).toBeDefined();
    act(() => dismiss.blur());
    pass(1_000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('gives the focus back to where it came from when its message goes', () => {
    const page = screen.getByRole('button', { name: 'Page' });
    notify({ message: 'Saved' });
    act(() => page.focus());
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(document.activeElement).toBe(page);
  });

  it('announces a failure as an alert and everything else as a status', () => {
    notify({ message: 'Not sent', tone: 'danger' });
    notify({ message: 'Sent', tone: 'success' });
    expect(screen.getByRole('alert').textContent).toBe('Not sent');
    expect(screen.getByRole('status').textContent).toBe('Sent');
  });

  it('shows three at most: a fourth takes the place of the oldest', () => {
    for (const message of ['One', 'Two', 'Three', 'Four']) notify({ message });
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
      'Four',
      'Two',
      'Three',
    ]);
  });

  it('leaves the others where they are when one above them goes', () => {
    notify({ message: 'One', durationMs: 1_000 });
    notify({ message: 'Two' });
    const places = () => [...screen.getByRole('region').children].map(({ textContent }) => textContent);
    expect(places()).toEqual(['One', 'Two']);
    pass(1_000);
    expect(places()).toEqual(['', 'Two']);
    notify({ message: 'Three' });
    expect(places()).toEqual(['', 'Two', 'Three']);
    notify({ message: 'Four' });
    expect(places()).toEqual(['Four', 'Two', 'Three']);
    notify({ message: 'Two' });
    expect(places()).toEqual(['Four', 'Two', 'Three']);
    pass(10_000);
    expect(places()).toEqual([]);
  });

  it('shows the same sentence once, with its time from the beginning', () => {
    notify({ message: 'Copied', durationMs: 2_000 });
    pass(1_500);
    notify({ message: 'Copied', durationMs: 2_000 });
    pass(1_500);
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('is taken away by its cross, and by doing what it offers', () => {
    const onPress = vi.fn();
    notify({ message: 'Removed', action: { label: 'Undo', onPress } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
    notify({ message: 'Removed' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Removed')).toBeNull();
  });

  it('reads as a region of notifications with the message and its buttons', async () => {
    notify({ message: 'Removed', action: { label: 'Undo', onPress: () => {} } });
    vi.useRealTimers();
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(within(region).getAllByRole('button')).toHaveLength(2);
    expect(await transcript(region)).toEqual([
      'region, Notifications',
      'group, Removed',
      'status',
      'Removed',
      'end of status',
      'button, Undo',
      'button, Dismiss',
      'end of group, Removed',
      'end of region, Notifications',
    ]);
  });
});
