import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { SnackbarProvider } from '../snackbar/snackbar.tsx';
import { CopyableNumber } from './copyable-number.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show() {
  return render(
    <SnackbarProvider>
      <CopyableNumber label="Transaction number" value="4417-09" display="4417 09" id="number" />
    </SnackbarProvider>,
  );
}
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy Transaction number' }));
  });

describe('CopyableNumber', () => {
  it('copies the value, not its display, and says so for 2000 ms [ui-011]', async () => {
    vi.useFakeTimers();
    const { container } = show();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press();
    expect(writeText).toHaveBeenLastCalledWith('4417-09');
    expect(container.querySelector('#number[data-copied]')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1_999));
    expect(screen.getByText('Copied: Transaction number')).toBeDefined();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Copied: Transaction number')).toBeNull();
    expect(container.querySelector('[data-copied]')).toBeNull();
  });

  it('says what to do where the browser refuses', async () => {
    show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await press();
    expect(screen.getByRole('alert').textContent).toContain('copy it by hand');
  });

  it('reads as a label, a number and a button that says what it copies', async () => {
    show();
    const root = document.querySelector<HTMLElement>('#number');
    expect(root && (await transcript(root))).toEqual([
      'Transaction number',
      '4417 09',
      'button, Copy Transaction number',
    ]);
  });
});
