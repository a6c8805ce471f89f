import { answer, contract, refuse, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage, servePages } from '../../testing/open-page.tsx';
import { Providers } from '../../testing/providers.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { Problem } from './problem.tsx';

const { startupDataV2, checkMaintenanceStatus } = contract.startup;
const server = servePages();
const user = sessionSamples.employee();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page that could not be loaded', () => {
  const unreachable = () =>
    server.use(refuse(startupDataV2, { status: 400, code: 'No', message: 'Not now.' }));

  it('is loaded again by itself when the network is back', async () => {
    unreachable();
    await openPage('/home/state-selection', { user });
    await screen.findByText('Not now.');
    server.use(answer(startupDataV2, startupSamples.startupData()));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Not now.')).toBeNull());
  });

  it('explains itself by the missing network while there is none', async () => {
    unreachable();
    const { app } = await openPage('/home/state-selection', { user });
    await screen.findByText('Not now.');
    act(() => app.connection.isOnline.set(false));
    await heading('You’re offline');
    act(() => app.connection.isOnline.set(true));
    await screen.findByText('Not now.');
  });
});

describe('maintenance', () => {
  async function closed() {
    const opened = await openPage('/nowhere');
    await heading('Well that’s odd');
    const ask = vi.spyOn(opened.app.startup, 'askForReturn').mockResolvedValue();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    act(() => opened.app.connection.server.set('maintenance'));
    await screen.findByRole('button', { name: 'Try again' });
    return { ...opened, ask };
  }

  it('is not what an outage is called', async () => {
    const { app } = await closed();
    await heading('We’re improving Dayfare');
    act(() => app.connection.server.set('outage'));
    await heading('We can’t reach Dayfare right now');
    expect(screen.queryByText('We’re improving Dayfare')).toBeNull();
  });

  it('stands before the page, which keeps what it holds, and gives it back', async () => {
    const { app } = await closed();
    const page = screen.getByText('Well that’s odd');
    expect(page.closest('[hidden]')).not.toBeNull();
    act(() => app.connection.server.set('up'));
    expect(screen.getByText('Well that’s odd')).toBe(page);
    expect(page.closest('[hidden]')).toBeNull();
  });

  it('asks by itself every quarter of a minute whether it is over, no longer than it lasts, and when one wants it', async () => {
    const { app, ask } = await closed();
    act(() => void vi.advanceTimersByTime(30_000));
    expect(ask).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(ask).toHaveBeenCalledTimes(3);
    act(() => app.connection.server.set('up'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(ask).toHaveBeenCalledTimes(3);
  });
});

describe('a 503 of any call', () => {
  it('has the server asked for its state, and closes the app when that says so', async () => {
    server.use(
      refuse(startupDataV2, { status: 503, code: '', message: '' }),
      answer(checkMaintenanceStatus, false),
    );
    const configuration = startupSamples.configuration({ IsEnableMaintenanceMode: '1' });
    const { app } = await openPage('/nowhere', { user, configuration });
    await heading('Well that’s odd');
    await expect(app.enter('EWA')).rejects.toMatchObject({ kind: 'maintenance' });
    await waitFor(() => expect(app.connection.server.get()).toBe('maintenance'));
  });
});

describe('a part of the app that is gone', () => {
  it.each([
    ['1', 'maintenance'],
    ['0', 'up'],
  ] as const)(
    'with maintenance mode %s has the server asked for its state: %s [startup-031]',
    async (mode, state) => {
      server.use(answer(checkMaintenanceStatus, false));
      const app = await createTestApp({
        user,
        configuration: startupSamples.configuration({ IsEnableMaintenanceMode: mode }),
      });
      const router = createMemoryRouter([
        {
          path: '/',
          loader: () => {
            throw new TypeError('Failed to fetch dynamically imported module: /assets/records-1.js');
          },
          Component: () => null,
          ErrorBoundary: Problem,
          HydrateFallback: () => null,
        },
      ]);
      render(
        <Providers app={app}>
          <RouterProvider router={router} />
        </Providers>,
      );
      await heading('This page couldn’t be loaded');
      await waitFor(() => expect(app.connection.server.get()).toBe(state));
    },
  );
});
