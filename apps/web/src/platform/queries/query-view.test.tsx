import { ApiError } from '@dayfare/api/transport';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../testing/providers.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import type { App } from '../app-context/app.ts';
import { LoadProblem } from './load-problem.tsx';
import { type QueryAnswer, QueryView, type QueryViewProps } from './query-view.tsx';

type Names = readonly string[];
type Props = Partial<QueryViewProps<[QueryAnswer<Names>, QueryAnswer<number>]>>;

const refetch = vi.fn();
const answer = <Data,>(change: Partial<QueryAnswer<Data>> = {}): QueryAnswer<Data> => ({
  ...{ data: undefined, error: null, isFetching: false, refetch },
  ...change,
});
const down = new ApiError({ kind: 'timeout' });
const refused = new ApiError({ kind: 'http', httpStatus: 403, code: 'No' });

function view(app: App, names: QueryAnswer<Names>, count: QueryAnswer<number>, more: Props) {
  return (
    <Providers app={app}>
      <QueryView
        queries={[names, count]}
        loading={<p>skeleton</p>}
        failed={(problem) => (
          <LoadProblem {...problem} title="No names" text="Try again." offlineText="Connect first." />
        )}
        frame={(content) => <main>{content}</main>}
        empty={{ when: (all) => all.length === 0, show: <p>nobody</p> }}
        {...more}
      >
        {(all, many) => <p>{`${many}: ${all.join(' ')}`}</p>}
      </QueryView>
    </Providers>
  );
}

async function open(names: QueryAnswer<Names>, count = answer<number>({ data: 2 }), more: Props = {}) {
  const app = await createTestApp();
  const { rerender } = render(view(app, names, count, more));
  return { app, again: (next: QueryAnswer<Names>) => rerender(view(app, next, count, more)) };
}

const shown = () => document.body.textContent;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  refetch.mockReset();
});

describe('what a screen shows of its queries', () => {
  it('is a skeleton in the frame until all of them are answered, and then the data alone', async () => {
    const { again } = await open(answer());
    expect(screen.getByRole('main').textContent).toBe('skeleton');
    again(answer({ data: ['Ana', 'Ben'] }));
    expect(shown()).toBe('2: Ana Ben');
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('waits for the slowest of them, and for what is no query', async () => {
    await open(answer({ data: ['Ana'] }), answer());
    expect(shown()).toBe('skeleton');
    cleanup();
    await open(answer({ data: ['Ana'] }), answer({ data: 1 }), { isWaiting: true });
    expect(shown()).toBe('skeleton');
  });

  it.each([
    [true, /longer than usual/],
    [false, /^skeleton$/],
  ])('has a word for a wait that takes long, unless another part has: %s', async (saysSlow, words) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await open(answer(), undefined, { saysSlow });
    expect(shown()).toBe('skeleton');
    act(() => vi.advanceTimersByTime(4_000));
    expect(shown()).toMatch(words);
  });

  it('says in the frame that there is nothing in them', async () => {
    await open(answer<Names>({ data: [] }));
    expect(screen.getByRole('main').textContent).toBe('nobody');
  });
});

describe('a query that failed', () => {
  it('says so in the frame, and asks again for what could not be had', async () => {
    const other = vi.fn();
    await open(answer({ error: down }), answer({ data: 1, refetch: other }));
    expect(screen.getByRole('main').textContent).toContain('No names');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });

  it('goes on showing what it answered before: that this is old, the note above the page says', async () => {
    await open(answer<Names>({ data: ['Ana'], error: down }));
    expect(shown()).toBe('2: Ana');
  });

  it('shows nothing of before where that would mislead', async () => {
    await open(answer<Names>({ data: ['Ana'], error: down }), undefined, { isOldShown: false });
    expect(shown()).toContain('No names');
  });

  it('never covers a refusal up with what it answered before', async () => {
    await open(answer<Names>({ data: ['Ana'], error: refused }));
    expect(shown()).toContain('No names');
  });

  it('shows an empty frame when the session has ended, whatever it answered before', async () => {
    const error = new ApiError({ kind: 'unauthorized' });
    await open(answer({ error }));
    expect(shown()).toBe('');
  });

  it('says that there is no network, and asks again by itself when it is back', async () => {
    const { app } = await open(answer({ error: new ApiError({ kind: 'network' }) }));
    act(() => app.connection.isOnline.set(false));
    expect(shown()).toContain('You’re offline');
    expect(shown()).toContain('Connect first.');
    expect(refetch).not.toHaveBeenCalled();
    act(() => app.connection.isOnline.set(true));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('leaves answered queries alone when the network is back', async () => {
    const { app } = await open(answer<Names>({ data: ['Ana'] }));
    act(() => app.connection.isOnline.set(false));
    act(() => app.connection.isOnline.set(true));
    expect(refetch).not.toHaveBeenCalled();
  });
});
