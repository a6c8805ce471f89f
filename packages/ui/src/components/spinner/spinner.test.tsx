import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Spinner } from './spinner.tsx';

afterEach(() => vi.useRealTimers());

describe('Spinner', () => {
  it('shows nothing before its delay, and keeps its live region ready', () => {
    vi.useFakeTimers();
    render(<Spinner delayMs={300} />);
    act(() => vi.advanceTimersByTime(299));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  it('speaks the language of its reader, or says what it works on', async () => {
    render(<Spinner />, { locale: 'fr-CA' });
    expect(await screen.findByText('Chargement en cours')).toBeDefined();
  });

  it('reads as a status', async () => {
    const { container } = render(<Spinner label="Asking your bank" isLabelShown id="wait" />);
    await screen.findByText('Asking your bank');
    expect(container.querySelector('#wait')).not.toBeNull();
    expect(await transcript(container)).toEqual(['status', 'Asking your bank', 'end of status']);
  });
});
