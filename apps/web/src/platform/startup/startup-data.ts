import {
  type AreaModule,
  type LoadedFlag,
  noStartupData,
  type Setting,
  type StartupDataRequest,
  startupDataRequest,
  withStartupAnswer,
} from '@dayfare/domain/startup';

/** Fetches a module's data, optionally with the shared part. */
export type FetchStartupData = (request: StartupDataRequest) => Promise<readonly Setting[]>;

/** The person's start-up data; fetched once, and reused until sign-out. */
export interface StartupData {
  /** Fetches a module's data unless it has loaded; concurrent calls share one request. Rejects with the ApiError. */
  readonly load: (module: AreaModule) => Promise<void>;
  /** Returns an entry as text; undefined if no loaded module has it. */
  readonly value: (key: string) => string | undefined;
  /** All loaded entries, as the domain's rules expect them. */
  readonly values: () => ReadonlyMap<string, string>;
  readonly isLoaded: (flag: LoadedFlag) => boolean;
  /** Clears everything, so that the next person's data is fetched. */
  readonly forget: () => void;
}

/** Creates a page's start-up data. */
export function createStartupData(fetchData: FetchStartupData): StartupData {
  let data = noStartupData;
  let generation = 0;
  const pending = new Map<AreaModule, Promise<void>>();

  const ask = async (module: AreaModule, request: StartupDataRequest) => {
    const asked = generation;
    const settings = await fetchData(request);
    // Drops a response for someone who has signed out meanwhile.
    if (asked === generation) data = withStartupAnswer(data, module, request, settings);
  };

  return {
    load: async (module) => {
      const request = startupDataRequest(data, module);
      if (!request) return;
      const running = pending.get(module) ?? ask(module, request);
      pending.set(module, running);
      try {
        await running;
      } finally {
        // The next person's request may be pending by now.
        if (pending.get(module) === running) pending.delete(module);
      }
    },
    value: (key) => data.values.get(key),
    values: () => data.values,
    isLoaded: (flag) => data.loaded.has(flag),
    forget: () => {
      generation += 1;
      data = noStartupData;
      pending.clear();
    },
  };
}
