import { startupContract } from '@dayfare/api/startup/contract';
import { type ApiClient, isApiError } from '@dayfare/api/transport';
import { type Cell, cell } from '../app/cell.ts';
import type { Connection } from '../app/connection.ts';
import {
  type Configuration,
  configurationFrom,
  defaultConfiguration,
  type Settings,
} from './configuration.ts';
import { createStartupData, type StartupData } from './startup-data.ts';

/** What the server says at the start: to everyone (configuration), and to the person who is signed in (data). */
export interface Startup {
  readonly configuration: Cell<Configuration>;
  /**
   * Asks for the configuration unless it is here; two calls at once are one. Never rejects: a failure marks the server
   * as unavailable, and the app goes on with the defaults.
   */
  readonly configure: () => Promise<void>;
  readonly data: StartupData;
  /** Asks whether the server can be used: closes the app for maintenance, and opens it again by loading it anew. */
  readonly askForReturn: () => Promise<void>;
}

/** What the startup needs. */
export interface StartupParts {
  readonly api: () => ApiClient;
  readonly connection: Connection;
  /** Keeps the configuration between visits. */
  readonly local: Storage;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/** Makes the startup of a page. */
export function createStartup({ api, connection, local, reload }: StartupParts): Startup {
  const configuration = cell(defaultConfiguration);
  const calls = () => api().client(startupContract);
  let configuring: Promise<void> | undefined;
  let isAsking = false;

  // A first visit has nothing kept, and need not fetch what reads it.
  const keeper = () => import('./kept-configuration.ts');
  const kept = async () => {
    if (local.getItem('ConfigurationSettings') === null) return null;
    return (await keeper()).keptConfiguration(local, Date.now());
  };
  const keep = async (settings: Settings) => (await keeper()).keepConfiguration(local, settings, Date.now());

  const fetchConfiguration = async () => {
    try {
      const known = await kept().catch(() => null);
      const settings = known ?? (await calls().getConfigurationSettings());
      configuration.set(configurationFrom(settings));
      // Not kept is fetched again: nothing else is lost.
      if (!known) keep(settings).catch(() => undefined);
      if (connection.server.get() === 'unavailable') connection.server.set('up');
    } catch {
      if (connection.server.get() === 'up') connection.server.set('unavailable');
    }
  };

  const isAvailable = async (): Promise<boolean | null> => {
    try {
      return await calls().checkMaintenanceStatus();
    } catch (error) {
      return isApiError(error) && error.kind === 'maintenance' ? false : null;
    }
  };

  return {
    configuration,
    configure: async () => {
      if (configuration.get().isLoaded) return;
      configuring ??= fetchConfiguration().finally(() => {
        configuring = undefined;
      });
      await configuring;
    },
    data: createStartupData((request) => calls().startupDataV2(request)),
    askForReturn: async () => {
      // The question itself may meet a 503, which must not ask again.
      const { isLoaded, isMaintenanceModeEnabled } = configuration.get();
      // A server that answers 503 to the configuration itself cannot say whether it has the mode: its status does.
      if (isAsking || (isLoaded && !isMaintenanceModeEnabled)) return;
      isAsking = true;
      const available = await isAvailable();
      isAsking = false;
      const wasClosed = connection.server.get() === 'maintenance';
      if (available === false) connection.server.set('maintenance');
      // One failed call is its caller's affair. A page that was closed may be of an older version than the server.
      if (available && wasClosed) reload();
    },
  };
}
