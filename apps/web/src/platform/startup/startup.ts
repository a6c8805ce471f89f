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

/** What the server says at the start: to everyone (configuration), and to the person who is signed in (data). */
export interface Startup {
  readonly configuration: Cell<Configuration>;
  /**
   * Asks for the configuration unless it is here; two calls at once are one. Never rejects: a failure marks the server
   * as unavailable, and the app goes on with the defaults.
   */
  readonly configure: () => Promise<void>;
  /**
   * Waits for the configuration for as long as anybody should, and asks again where an answer failed. Gives whether it is here;
   * false at once when `signal` has been aborted.
   */
  readonly untilConfigured: (signal?: AbortSignal) => Promise<boolean>;
  readonly data: StartupData;
  /** Forgets what belongs to the person, and what is about to be kept: for when somebody comes or goes. */
  readonly forget: () => void;
  /** Asks whether the server can be used: closes the app for maintenance or in an outage, and opens it again by loading it again. */
  readonly askForReturn: () => Promise<void>;
}

/** What the startup needs. */
export interface StartupParts {
  readonly api: () => ApiClient;
  readonly connection: Connection;
  /** Keeps the configuration between visits. */
  readonly local: Storage;
  /** Keeps the person's start-up data between visits. Default: nothing does. */
  readonly kept?: KeptStartupData | undefined;
  /** Loads the page again. */
  readonly reload: () => void;
}

/** How long after its arrival the configuration is kept for the next visit, ms: the first page has better things to fetch. */
const keepAfterMs = 3_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes the startup of a page. */
export function createStartup({ api, connection, local, kept: keptData, reload }: StartupParts): Startup {
  const configuration = cell(defaultConfiguration);
  const calls = () => api().client(startupContract);
  const data = createStartupData((request) => calls().startupDataV2(request), keptData);
  let configuring: Promise<void> | undefined;
  let isAsking = false;

  // A first visit has nothing kept, and need not fetch what reads it.
  const keeper = () => import('./kept-configuration.ts');
  const kept = async () => {
    if (local.getItem('ConfigurationSettings') === null) return null;
    return (await keeper()).keptConfiguration(local, Date.now());
  };
  let keeping: ReturnType<typeof setTimeout> | undefined;
  const keepLater = (settings: Settings) => {
    const at = Date.now();
    const keep = async () => (await keeper()).keepConfiguration(local, settings, at);
    // Not kept is fetched again on the next visit: nothing else is lost.
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

  /** How the server is by its own account; null where one failed call is all that is known. */
  const askForState = async (): Promise<'up' | 'maintenance' | 'outage' | null> => {
    try {
      return (await calls().checkMaintenanceStatus()) ? 'up' : 'maintenance';
    } catch (error) {
      // Refused even the question: nobody has said that this is planned.
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
      // The question itself may meet a 503, which must not ask again.
      const { isLoaded, isMaintenanceModeEnabled } = configuration.get();
      // A server that answers 503 to the configuration itself cannot say whether it has the mode: its status does.
      if (isAsking || (isLoaded && !isMaintenanceModeEnabled)) return;
      isAsking = true;
      const state = await askForState();
      isAsking = false;
      const wasClosed = isClosed(connection.server.get());
      if (state === 'maintenance' || state === 'outage') connection.server.set(state);
      // One failed call is its caller's affair. A page that was closed may be of an older version than the server.
      if (state === 'up' && wasClosed) reload();
    },
  };
}
