import { type ApiClient, ApiError } from '@dayfare/api/transport';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Connection, ServerState } from '../connection/connection.ts';
import { cell } from '../state/cell.ts';
import { memoryStorage } from '../storage/storage.ts';
import type { Settings } from './configuration.ts';
import { createStartup } from './startup.ts';

const maintained: Settings = [{ key: 'IsEnableMaintenanceMode', value: '1' }];

function start(
  server: { configuration?: () => Promise<Settings>; status?: () => Promise<boolean> },
  local = memoryStorage(),
) {
  const connection: Connection = {
    ...{ isOnline: cell(true), server: cell<ServerState>('up'), pending: cell(0), lastRequestAt: cell(0) },
  };
  const calls = {
    getConfigurationSettings: vi.fn(server.configuration ?? (async () => maintained)),
    checkMaintenanceStatus: vi.fn(server.status ?? (async () => true)),
  };
  const reload = vi.fn();
  const api = { client: () => calls } as unknown as ApiClient;
  return { connection, calls, reload, startup: createStartup({ api: () => api, connection, local, reload }) };
}

describe('configuration at the start', () => {
  it('is asked for once, however many pages want it', async () => {
    const { startup, calls } = start({});
    await Promise.all([startup.configure(), startup.configure()]);
    await startup.configure();
    expect(calls.getConfigurationSettings).toHaveBeenCalledTimes(1);
    expect(startup.configuration.get().isLoaded).toBe(true);
  });

  it('that cannot be had marks the server as unavailable, and the app goes on with defaults [startup-017]', async () => {
    const { startup, connection } = start({
      configuration: () => Promise.reject(new ApiError({ kind: 'network' })),
    });
    await startup.configure();
    expect(connection.server.get()).toBe('unavailable');
    expect(startup.configuration.get()).toMatchObject({ isLoaded: false, offeredLanguages: ['en', 'es'] });
  });

  it('can be asked for again, and then the server counts as available', async () => {
    const answers = [Promise.reject(new ApiError({ kind: 'network' })), Promise.resolve(maintained)];
    const { startup, connection } = start({ configuration: () => answers.shift() ?? Promise.resolve([]) });
    await startup.configure();
    await startup.configure();
    expect(connection.server.get()).toBe('up');
  });
});

describe('configuration of an earlier visit', () => {
  const hour = 3_600_000;
  const values: Settings = [
    { key: 'ConfigurationsCacheExpiryTime', value: '2' },
    { key: 'BusinessEnvironment', value: 'Paycor' },
  ];
  const afterwards = async (ms: number) => {
    const local = memoryStorage();
    vi.useFakeTimers();
    const visit = start({ configuration: async () => values }, local);
    await visit.startup.configure();
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    await expect.poll(() => local.getItem('ConfigurationSettings')).not.toBeNull();
    vi.setSystemTime(Date.now() + ms);
    const next = start({ configuration: async () => values }, local);
    await next.startup.configure();
    vi.useRealTimers();
    return next;
  };

  it('is used while it is fresh, and nothing is asked [startup-015]', async () => {
    const { startup, calls } = await afterwards(hour);
    expect(calls.getConfigurationSettings).not.toHaveBeenCalled();
    expect(startup.configuration.get().businessEnvironment).toBe('Paycor');
  });

  it('is asked for again once its own hours have passed [startup-015]', async () => {
    const { calls } = await afterwards(2 * hour);
    expect(calls.getConfigurationSettings).toHaveBeenCalledTimes(1);
  });
});

describe('waiting for the configuration', () => {
  const failing = () => Promise.reject(new ApiError({ kind: 'network' }));
  afterEach(() => void vi.useRealTimers());

  it('asks again where an answer failed, and ends as soon as it is here', async () => {
    vi.useFakeTimers();
    let left = 2;
    const { startup, calls } = start({
      configuration: () => {
        left -= 1;
        return left >= 0 ? failing() : Promise.resolve([]);
      },
    });
    const waiting = startup.untilConfigured();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toBe(true);
    expect(calls.getConfigurationSettings).toHaveBeenCalledTimes(3);
  });

  it('ends for whoever has gone elsewhere meanwhile, and asks no more', async () => {
    vi.useFakeTimers();
    const { startup, calls } = start({ configuration: failing });
    const gone = new AbortController();
    const waiting = startup.untilConfigured(gone.signal);
    await vi.advanceTimersByTimeAsync(100);
    gone.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBe(false);
    const asked = calls.getConfigurationSettings.mock.calls.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls.getConfigurationSettings).toHaveBeenCalledTimes(asked);
  });
});

describe('a configuration that is about to be kept', () => {
  afterEach(() => void vi.useRealTimers());

  it('is not kept when somebody comes or goes before: the storage is being emptied then', async () => {
    vi.useFakeTimers();
    const local = memoryStorage();
    const { startup } = start({}, local);
    await startup.configure();
    await vi.advanceTimersByTimeAsync(1_000);
    startup.forget();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(local.getItem('ConfigurationSettings')).toBeNull();
  });
});

describe('maintenance', () => {
  const closed = new ApiError({ kind: 'maintenance', httpStatus: 503 });

  it('closes the app when the status says so, and loads it again once it is over [transport-011]', async () => {
    let isOpen = false;
    const { startup, connection, reload } = start({ status: async () => isOpen });
    await startup.configure();
    await startup.askForReturn();
    expect(connection.server.get()).toBe('maintenance');
    isOpen = true;
    await startup.askForReturn();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not what a status call says that is itself refused: that is an outage, from which the app comes back too', async () => {
    let isOut = true;
    const { startup, connection, reload } = start({
      status: () => (isOut ? Promise.reject(closed) : Promise.resolve(true)),
    });
    await startup.configure();
    await startup.askForReturn();
    expect(connection.server.get()).toBe('outage');
    isOut = false;
    await startup.askForReturn();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not throw away a page for one failed call while the app is well', async () => {
    const { startup, connection, reload } = start({});
    await startup.configure();
    await startup.askForReturn();
    expect(connection.server.get()).toBe('up');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is asked about once at a time, and again after an answer', async () => {
    const held = Promise.withResolvers<boolean>();
    const { startup, calls } = start({ status: () => held.promise });
    await startup.configure();
    const asking = [startup.askForReturn(), startup.askForReturn()];
    expect(calls.checkMaintenanceStatus).toHaveBeenCalledTimes(1);
    held.resolve(true);
    await Promise.all(asking);
    await startup.askForReturn();
    expect(calls.checkMaintenanceStatus).toHaveBeenCalledTimes(2);
  });

  it('is not taken for over because the configuration cannot be had', async () => {
    const { startup, connection } = start({ configuration: () => Promise.reject(closed) });
    connection.server.set('maintenance');
    await startup.configure();
    expect(connection.server.get()).toBe('maintenance');
  });

  it('is not asked about unless the configuration turns it on', async () => {
    const { startup, calls } = start({ configuration: async () => [] });
    await startup.configure();
    await startup.askForReturn();
    expect(calls.checkMaintenanceStatus).not.toHaveBeenCalled();
  });
});
