import { sessionSamples } from '@dayfare/api/mocks';
import { ApiError } from '@dayfare/api/transport';
import type { LogoutCause } from '@dayfare/domain/session';
import { Form } from '@dayfare/ui/form';
import { TextField } from '@dayfare/ui/text-field';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../testing/providers.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import type { App } from '../app-context/app.ts';
import type { Failure } from '../failures/failure.ts';
import { FormStatus } from './form-status.tsx';
import { useSubmit } from './use-submit.ts';

interface Typed {
  readonly name: string;
  readonly code: string;
}

interface Wrong {
  readonly name?: 'missing' | 'taken';
  readonly code?: 'missing';
}

const send = vi.fn<(typed: Typed) => Promise<string>>();
const onDone = vi.fn<(answer: string, done: { isShown: boolean }) => Failure | null>();
const onFailed = vi.fn<(failure: Failure) => void>();
let current: ReturnType<typeof useNameForm>;

function useNameForm() {
  return useSubmit<Typed, string, Wrong>({
    form: 'test/name',
    initial: { name: '', code: '' },
    secret: ['code'],
    check: ({ name }) => (name === '' ? { name: 'missing' } : null),
    send,
    refusals: { Taken: { name: 'taken' }, ShownElsewhere: {} },
    onDone,
    onFailed,
  });
}

function NameForm() {
  current = useNameForm();
  const { values, problems, change, submit, isPending } = current;
  return (
    <Form onSubmit={() => void submit()}>
      <FormStatus submission={current} />
      <TextField
        label="Name"
        value={values.name}
        onChange={(name) => change({ name })}
        error={problems.name}
      />
      <TextField
        label="Code"
        value={values.code}
        onChange={(code) => change({ code })}
        error={problems.code}
      />
      <button type="submit">{isPending ? 'Saving' : 'Save'}</button>
    </Form>
  );
}

const ana = sessionSamples.employee({ userID: 1 });
const ben = sessionSamples.employee({ userID: 2 });
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const code = () => screen.getByLabelText<HTMLInputElement>('Code');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Sav/ })));

/** A response that arrives when the test says so. */
function later() {
  const answer = Promise.withResolvers<string>();
  send.mockReturnValueOnce(answer.promise);
  return answer;
}

function show(app: App) {
  const element = (
    <Providers app={app}>
      <NameForm />
    </Providers>
  );
  return render(element);
}

async function open(user: typeof ana | null = ana) {
  const app = await createTestApp({ user });
  return { app, ...show(app) };
}

const end = (app: App, cause: LogoutCause) =>
  act(() => app.session.end({ localStorageKeeps: [], sessionStorage: cause === 'choice' }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const mock of [send, onDone, onFailed]) mock.mockReset();
});

describe('a form that is sent', () => {
  it('is checked first: the field says what is wrong and has the focus, and nothing is sent', async () => {
    await open();
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText('missing')).toBeDefined();
    expect(document.activeElement).toBe(name());
    type(name(), 'A');
    expect(screen.queryByText('missing')).toBeNull();
  });

  it.each([null, ana])('gives the answer to what comes next, before and after a sign-in', async (user) => {
    send.mockResolvedValue('saved');
    await open(user);
    type(name(), 'Ana');
    type(code(), '1234');
    await press();
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', code: '1234' });
    expect(onDone).toHaveBeenCalledExactlyOnceWith('saved', {
      values: { name: 'Ana', code: '1234' },
      isShown: true,
    });
  });

  it('goes out once when it is pressed twice in one tick, and again only after the answer', async () => {
    const answer = later();
    await open();
    type(name(), 'Ana');
    await act(async () => {
      void current.submit();
      void current.submit();
    });
    expect(screen.getByRole('button', { name: 'Saving' })).toBeDefined();
    await press();
    expect(send).toHaveBeenCalledOnce();
    await act(async () => answer.resolve('saved'));
    send.mockResolvedValue('saved');
    await press();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('goes out with what was changed in the same tick', async () => {
    send.mockResolvedValue('saved');
    await open();
    await act(() => current.submit({ name: 'Ana', code: '1' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', code: '1' });
    expect(name().value).toBe('Ana');
  });

  it('says so when it takes long, until the answer is there', async () => {
    const answer = later();
    await open();
    type(name(), 'Ana');
    vi.useFakeTimers();
    await press();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    act(() => vi.advanceTimersByTime(4_000));
    expect(status.textContent).toMatch(/longer than usual/);
    await act(async () => answer.resolve('saved'));
    expect(status.textContent).toBe('');
  });
});

describe('a form that was not taken', () => {
  const refused = (reason: string) =>
    new ApiError({ kind: 'http', httpStatus: 409, code: reason, message: 'Choose another one.' });

  it('says at its field why it was refused, and keeps what was typed', async () => {
    send.mockRejectedValue(refused('Taken'));
    await open();
    type(name(), 'Ana');
    await press();
    expect(screen.getByText('taken')).toBeDefined();
    expect(document.activeElement).toBe(name());
    expect(name().value).toBe('Ana');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the server’s words for a refusal that no field is about', async () => {
    send.mockRejectedValueOnce(refused('Unheard')).mockRejectedValueOnce(refused('ShownElsewhere'));
    await open();
    type(name(), 'Ana');
    await press();
    expect(screen.getByRole('alert').textContent).toContain('Choose another one.');
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onFailed).toHaveBeenCalledTimes(2);
  });

  it('brings a failure that is told above the window into sight, and one that is in sight stays where it is', async () => {
    const into = vi.fn();
    Element.prototype.scrollIntoView = into;
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    try {
      await open();
      type(name(), 'Ana');
      for (const [top, times] of [
        [-400, 1],
        [80, 1],
        [-400, 2],
      ] as const) {
        place.mockReturnValue(new DOMRect(0, top, 300, 90));
        send.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
        await press();
        await waitFor(() => expect(current.failure).not.toBeNull());
        expect(into).toHaveBeenCalledTimes(times);
      }
    } finally {
      place.mockRestore();
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
  });

  it('takes the last failure away while the next try is under way', async () => {
    send.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
    await open();
    type(name(), 'Ana');
    await press();
    expect(screen.getByText('That didn’t go through')).toBeDefined();
    later();
    await press();
    expect(screen.queryByText('That didn’t go through')).toBeNull();
  });

  it('fails when what comes next says so: the server answered, and yet it is not done', async () => {
    send.mockResolvedValue('half');
    onDone.mockReturnValue({ kind: 'down' });
    await open();
    type(name(), 'Ana');
    await press();
    expect(screen.getByText('That didn’t go through')).toBeDefined();
  });

  it('says that there is no network, and goes out by the banner’s own button once there is', async () => {
    const { app } = await open();
    act(() => app.connection.isOnline.set(false));
    send.mockRejectedValueOnce(new ApiError({ kind: 'network' })).mockResolvedValueOnce('saved');
    type(name(), 'Ana');
    await press();
    expect(screen.getByText('You’re offline')).toBeDefined();
    expect(name().value).toBe('Ana');
    act(() => app.connection.isOnline.set(true));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('You’re offline')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('a session that ends under a form', () => {
  const unauthorized = new ApiError({ kind: 'unauthorized', httpStatus: 401 });

  it('shows nothing of it: the sign-in is on its way', async () => {
    send.mockRejectedValue(unauthorized);
    await open();
    type(name(), 'Ana');
    await press();
    expect(current.failure).toBeNull();
    expect(onFailed).toHaveBeenCalledExactlyOnceWith({ kind: 'session' });
  });

  it('is none of a visitor’s: a form before the sign-in says that it did not go through', async () => {
    send.mockRejectedValue(unauthorized);
    await open(null);
    type(name(), 'Ana');
    await press();
    expect(screen.getByText('That didn’t go through')).toBeDefined();
  });

  it('loses nothing that was typed but the secret fields, which begin afresh', async () => {
    const { app, unmount } = await open();
    type(name(), 'Ana');
    type(code(), '1234');
    await end(app, 'timeout');
    unmount();
    const visited = show(app);
    expect(name().value).toBe('');
    visited.unmount();
    await app.session.begin(ana);
    show(app);
    expect(name().value).toBe('Ana');
    expect(code().value).toBe('');
  });

  it('gives it back once, and keeps it in memory alone', async () => {
    const { app, unmount } = await open();
    type(name(), 'Anastasia');
    await end(app, 'unauthorized');
    const stores = [app.local, app.tab, localStorage, sessionStorage];
    expect(stores.map((store) => JSON.stringify({ ...store })).join()).not.toContain('Anastasia');
    unmount();
    await app.session.begin(ana);
    const second = show(app);
    expect(name().value).toBe('Anastasia');
    second.unmount();
    show(app);
    expect(name().value).toBe('');
  });

  it('shows nobody else what was typed, and has forgotten it for good by then', async () => {
    const { app, unmount } = await open();
    type(name(), 'Ana');
    await end(app, 'timeout');
    unmount();
    await app.session.begin(ben);
    const second = show(app);
    expect(name().value).toBe('');
    second.unmount();
    await app.session.begin(ana);
    show(app);
    expect(name().value).toBe('');
  });

  it('begins afresh for somebody else also while the form stays on the screen', async () => {
    const { app } = await open();
    type(name(), 'Ana');
    type(code(), '1234');
    send.mockRejectedValue(new ApiError({ kind: 'timeout' }));
    await press();
    expect(screen.getByText('That didn’t go through')).toBeDefined();
    await act(() => app.session.begin(ben));
    expect([name().value, code().value]).toEqual(['', '']);
    expect(screen.queryByText('That didn’t go through')).toBeNull();
  });

  it('keeps nothing when its person wanted it to end', async () => {
    const { app, unmount } = await open();
    type(name(), 'Ana');
    await end(app, 'choice');
    unmount();
    await app.session.begin(ana);
    show(app);
    expect(name().value).toBe('');
  });

  it.each([
    ['an answer', (answer: ReturnType<typeof later>) => answer.resolve('saved')],
    ['a failure', (answer: ReturnType<typeof later>) => answer.reject(new ApiError({ kind: 'timeout' }))],
  ])('drops %s that comes after the sign-out', async (_, settle) => {
    const answer = later();
    const { app } = await open();
    type(name(), 'Ana');
    await press();
    await end(app, 'choice');
    await act(() => app.session.begin(ben));
    await act(async () => settle(answer));
    expect(onDone).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
    expect(screen.queryByText('That didn’t go through')).toBeNull();
  });

  it('drops an answer even when the same person is back before it comes', async () => {
    const answer = later();
    const { app } = await open();
    type(name(), 'Ana');
    await press();
    await end(app, 'timeout');
    await act(() => app.session.begin(ana));
    await act(async () => answer.resolve('saved'));
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('a form that has left the screen', () => {
  it('is told so with its answer, so that nobody is led away from where they are', async () => {
    const answer = later();
    const { unmount } = await open();
    type(name(), 'Ana');
    await press();
    unmount();
    await act(async () => answer.resolve('saved'));
    expect(onDone).toHaveBeenCalledExactlyOnceWith('saved', expect.objectContaining({ isShown: false }));
  });
});
