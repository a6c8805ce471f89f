import {
  type AreaModule,
  type LoadedFlag,
  noStartupData,
  type Setting,
  type StartupDataRequest,
  startupDataRequest,
  withStartupAnswer,
} from '@dayfare/domain/startup';

/** Fetches one module's data, with the shared part if wanted. */
export type FetchStartupData = (request: StartupDataRequest) => Promise<readonly Setting[]>;

/** What the server says about the person at the start of an area; fetched once, reused until sign-out. */
export interface StartupData {
  /** Fetches a module's data unless its flag is set; two calls at once are one. Rejects with the ApiError. */
  readonly load: (module: AreaModule) => Promise<void>;
  /** An entry as text; undefined when nothing that is loaded has it. */
  readonly value: (key: string) => string | undefined;
  /** Every entry that is here, as the domain's rules read it. */
  readonly values: () => ReadonlyMap<string, string>;
  readonly isLoaded: (flag: LoadedFlag) => boolean;
  /** Forgets everything: the next person's data is fetched again. */
  readonly forget: () => void;
}

/** Makes the startup data of a page. */
export function createStartupData(fetchData: FetchStartupData): StartupData {
  let data = noStartupData;
  let generation = 0;
  const pending = new Map<AreaModule, Promise<void>>();

  const ask = async (module: AreaModule, request: StartupDataRequest) => {
    const asked = generation;
    const settings = await fetchData(request);
    // An answer for someone who has signed out meanwhile is nobody's.
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
        // By now the next person's may be under way.
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
