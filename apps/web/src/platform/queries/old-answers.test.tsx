import { sessionSamples } from '@dayfare/api/mocks';
import { ApiError } from '@dayfare/api/transport';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import { Providers } from '../../testing/providers.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { OldAnswersNote } from './old-answers.tsx';
import { queryClientOf } from './query-client.ts';

useDatabases();

const ask = vi.fn<() => Promise<string>>();

function Page() {
  const { data } = useQuery({ queryKey: ['figure'], queryFn: ask, staleTime: 0 });
  return <p>{data}</p>;
}

/** A page whose data could be loaded once, and not again. */
async function open() {
  const app = await createTestApp({ user: sessionSamples.employee() });
  const client = queryClientOf(app.session);
  ask.mockResolvedValueOnce('of before').mockRejectedValue(new ApiError({ kind: 'timeout' }));
  await client.fetchQuery({ queryKey: ['figure'], queryFn: ask, staleTime: 0 });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const element = (
    <Providers app={app}>
      <QueryClientProvider client={client}>
        <OldAnswersNote />
        <Page />
      </QueryClientProvider>
    </Providers>
  );
  await act(async () => void render(element));
  await screen.findByText(/^We can’t reach/);
  return app;
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  ask.mockReset();
});

describe('the note that what shows is not of now', () => {
  it('goes as soon as there is a new answer, which is asked for every half minute', async () => {
    await open();
    await settled();
    const asked = ask.mock.calls.length;
    act(() => void vi.advanceTimersByTime(29_000));
    await settled();
    expect(ask).toHaveBeenCalledTimes(asked);
    ask.mockResolvedValue('of now');
    act(() => void vi.advanceTimersByTime(1_000));
    await screen.findByText('of now');
    expect(screen.queryByText(/^We can’t reach/)).toBeNull();
  });

  it('says that there is no network while there is none, asks nothing then, and asks at once when it is back', async () => {
    const app = await open();
    await settled();
    act(() => void window.dispatchEvent(new Event('offline')));
    await screen.findByText('You’re offline');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const asked = ask.mock.calls.length;
    act(() => void vi.advanceTimersByTime(120_000));
    await settled();
    expect(ask).toHaveBeenCalledTimes(asked);
    ask.mockResolvedValue('of now');
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('of now');
    expect(app.connection.isOnline.get()).toBe(true);
  });

  it('stays over new answers, too, while there is no network, and says of when they are', async () => {
    const app = await open();
    await settled();
    ask.mockResolvedValue('of now');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('of now');
    act(() => app.connection.isOnline.set(false));
    await screen.findByText('You’re offline');
    expect(screen.getByText(/may have changed\. Updated/).textContent).toMatch(/today at/);
    act(() => app.connection.isOnline.set(true));
    await waitFor(() => expect(screen.queryByText('You’re offline')).toBeNull());
  });

  it('asks when its button is pressed', async () => {
    await open();
    await settled();
    ask.mockResolvedValue('of now');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('of now');
  });
});
