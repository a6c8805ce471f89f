import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../testing/providers.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { type LoadSheet, useSheet } from './use-sheet.tsx';

function Page({ load }: { load: LoadSheet<object> }) {
  const { Sheet, isOpen, open, setOpen } = useSheet(load);
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      {Sheet && isOpen && <Sheet />}
    </>
  );
}

async function show(load: LoadSheet<object>) {
  const app = await createTestApp();
  const said = vi.spyOn(app.notices, 'say');
  render(
    <Providers app={app}>
      <Page load={load} />
    </Providers>,
  );
  return said;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const Sheet = () => <p>the sheet</p>;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a sheet that is no part of its page', () => {
  it('opens once its code is here, and opens again after it was closed', async () => {
    const said = await show(async () => Sheet);
    for (const _ of [1, 2]) {
      await press('Open');
      expect(await screen.findByText('the sheet')).toBeDefined();
      await press('Close');
      expect(screen.queryByText('the sheet')).toBeNull();
    }
    expect(said).not.toHaveBeenCalled();
  });

  it('says so in its place when its code cannot be had, and opens at the next try', async () => {
    const load = vi
      .fn<LoadSheet<object>>()
      .mockRejectedValueOnce(new TypeError('no'))
      .mockResolvedValue(Sheet);
    await show(load);
    await press('Open');
    const missing = within(await screen.findByRole('dialog', { name: 'This couldn’t be opened' }));
    expect(missing.getByText(/This part couldn’t be loaded/)).toBeDefined();
    expect(screen.queryByText('the sheet')).toBeNull();
    await userEvent.click(missing.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Open');
    expect(await screen.findByText('the sheet')).toBeDefined();
  });

  it('is fetched ahead, a while after the page is there, and without a word where that fails', async () => {
    const app = await createTestApp();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const load = vi.fn<LoadSheet<object>>().mockRejectedValue(new TypeError('no'));
    const said = vi.spyOn(app.notices, 'say');
    render(
      <Providers app={app}>
        <Page load={load} />
      </Providers>,
    );
    act(() => void vi.advanceTimersByTime(1_499));
    expect(load).not.toHaveBeenCalled();
    await act(async () => void vi.advanceTimersByTime(1));
    expect(load).toHaveBeenCalledOnce();
    expect(said).not.toHaveBeenCalled();
  });
});
