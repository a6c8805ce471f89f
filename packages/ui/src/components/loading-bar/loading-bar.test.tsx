import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { LoadingBar, loadingBarDelayMs } from './loading-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const bar = (isLoading: boolean) => (
  <UiProvider locale="en-US">
    <LoadingBar isLoading={isLoading} />
  </UiProvider>
);
const shown = () => screen.getByRole('status').nextElementSibling;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('LoadingBar', () => {
  it('shows nothing for a wait that is shorter than 150 ms', () => {
    const { rerender } = render(bar(true));
    pass(loadingBarDelayMs - 1);
    expect(shown()).toBeNull();
    rerender(bar(false));
    pass(1_000);
    expect(shown()).toBeNull();
  });

  it('shows while requests are pending, says so once, and goes with the last answer', () => {
    const { rerender } = render(bar(true));
    pass(loadingBarDelayMs);
    expect(shown()).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    rerender(bar(false));
    expect(shown()).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is read once: the bar itself is only seen', () => {
    render(bar(true));
    pass(loadingBarDelayMs);
    expect(shown()?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getAllByText('Loading')).toHaveLength(1);
  });

  it('has the place of its announcement on the page before there is anything to say', () => {
    render(bar(false));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
