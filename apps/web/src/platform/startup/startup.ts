import { startupContract } from '@dayfare/api/startup/contract';
import { type ApiClient, isApiError } from '@dayfare/api/transport';
import { configurationPolling, pollStep } from '@dayfare/domain/startup';
import { type Connection, isClosed } from '../connection/connection.ts';
import { type Cell, cell } from '../state/cell.ts';
import {
  type Configuration,
  configurationFrom,
  defaultConfiguration,
  type Settings,
} from './configuration.ts';
import { createStartupData, type KeptStartupData, type StartupData } from './startup-data.ts';

/** What the server says at the start: to everyone (configuration), and to the signed-in person (data). */
export interface Startup {
  readonly configuration: Cell<Configuration>;
  /**
   * Fetches the configuration unless it has loaded; concurrent calls share one request. Never rejects: a failure marks the server as
   * unavailable, and the app continues with the defaults.
   */
  readonly configure: () => Promise<void>;
  /**
   * Waits for the configuration as long as is reasonable, and retries failures. Resolves with whether it has loaded; false at once if
   * `signal` is aborted.
   */
  readonly untilConfigured: (signal?: AbortSignal) => Promise<boolean>;
  readonly data: StartupData;
  /** Clears the person's data, and anything about to be stored: for sign-in and sign-out. */
  readonly forget: () => void;
  /** Checks whether the server is available: closes the app during maintenance or an outage, and reopens it by reloading. */
  readonly askForReturn: () => Promise<void>;
}

/** What the start-up needs. */
export interface StartupParts {
  readonly api: () => ApiClient;
  readonly connection: Connection;
  /** Stores the configuration between visits. */
  readonly local: Storage;
  /** Keeps the person's start-up data between visits. Default: not kept. */
  readonly kept?: KeptStartupData | undefined;
  /** Reloads the page. */
  readonly reload: () => void;
}

/** Delay before the configuration is stored for the next visit, in ms, so that it does not compete with the first page. */
const keepAfterMs = 3_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates a page's start-up. */
export function createStartup({ api, connection, local, kept: keptData, reload }: StartupParts): Startup {
  const configuration = cell(defaultConfiguration);
  const calls = () => api().client(startupContract);
  const data = createStartupData((request) => calls().startupDataV2(request), keptData);
  let configuring: Promise<void> | undefined;
  let isAsking = false;

  // A first visit has nothing stored, and need not fetch the code that reads it.
  const keeper = () => import('./kept-configuration.ts');
  const kept = async () => {
    if (local.getItem('ConfigurationSettings') === null) return null;
    return (await keeper()).keptConfiguration(local, Date.now());
  };
  let keeping: ReturnType<typeof setTimeout> | undefined;
  const keepLater = (settings: Settings) => {
    const at = Date.now();
    const keep = async () => (await keeper()).keepConfiguration(local, settings, at);
    // If it isn't stored, the next visit fetches it; nothing else is lost.
    keeping = setTimeout(() => void keep().catch(() => undefined), keepAfterMs);
  };

  const fetchConfiguration = async () => {
    try {
      const known = await kept().catch(() => null);
      const settings = known ?? (await calls().getConfigurationSettings());
      configuration.set(configurationFrom(settings));
      if (!known) keepLater(settings);
      if (connection.server.get() === 'unavailable') connection.server.set('up');
    } catch {
      if (connection.server.get() === 'up') connection.server.set('unavailable');
    }
  };

  /** The state that the server reports; null if only a failed call is known. */
  const askForState = async (): Promise<'up' | 'maintenance' | 'outage' | null> => {
    try {
      return (await calls().checkMaintenanceStatus()) ? 'up' : 'maintenance';
    } catch (error) {
      // Even the question was refused: no one has said that this is planned.
      return isApiError(error) && error.kind === 'maintenance' ? 'outage' : null;
    }
  };

  /** Resolves with the next configuration that comes. */
  const untilItComes = () =>
    new Promise<void>((resolve) => {
      const stop = configuration.subscribe(() => {
        stop();
        resolve();
      });
    });

  const configure = async () => {
    if (configuration.get().isLoaded) return;
    configuring ??= fetchConfiguration().finally(() => {
      configuring = undefined;
    });
    await configuring;
  };

  return {
    configuration,
    configure,
    untilConfigured: async (signal) => {
      for (let look = 1; ; look += 1) {
        const step = pollStep(configurationPolling, look, configuration.get().isLoaded);
        if (step.kind !== 'again' || signal?.aborted) return step.kind === 'ready';
        void configure();
        await Promise.race([untilItComes(), pause(step.afterMs)]);
      }
    },
    data,
    forget: () => {
      clearTimeout(keeping);
      data.forget();
    },
    askForReturn: async () => {
      // The question itself may get a 503, which must not trigger another.
      const { isLoaded, isMaintenanceModeEnabled } = configuration.get();
      // A server that answers the configuration with 503 cannot say whether it is in maintenance; its status can.
      if (isAsking || (isLoaded && !isMaintenanceModeEnabled)) return;
      isAsking = true;
      const state = await askForState();
      isAsking = false;
      const wasClosed = isClosed(connection.server.get());
      if (state === 'maintenance' || state === 'outage') connection.server.set(state);
      // A single failed call is its caller's business. A page that was closed may be an older version than the server's.
      if (state === 'up' && wasClosed) reload();
    },
  };
}
