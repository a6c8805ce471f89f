import type { Settings } from './configuration.ts';
import { type StartupModule, startupModules } from './startup-module.ts';

/** The flag that says that a module's data is here, in the documents' spelling: `isLoadEWA`. */
type LoadedFlag = `isLoad${Exclude<StartupModule, 'None'>}`;

/** Fetches one module's data, with the shared part if wanted. */
export type FetchStartupData = (request: {
  IncludeShared: boolean;
  LivelyModule: number;
}) => Promise<Settings>;

/** What the server says about the person at the start of an area; fetched once, reused until sign-out. */
export interface StartupData {
  /** Fetches a module's data unless its flag is set; two calls at once are one. Rejects with the ApiError. */
  readonly load: (module: StartupModule) => Promise<void>;
  /** An entry as text; undefined when nothing that is loaded has it. */
  readonly value: (key: string) => string | undefined;
  readonly isLoaded: (flag: LoadedFlag) => boolean;
  /** Forgets everything: the next person's data is fetched anew. */
  readonly forget: () => void;
}

/** Makes the startup data of a page. */
export function createStartupData(fetchData: FetchStartupData): StartupData {
  const values = new Map<string, string>();
  const loaded = new Set<LoadedFlag>();
  const pending = new Map<StartupModule, Promise<void>>();
  let generation = 0;

  const request = async (module: Exclude<StartupModule, 'None'>) => {
    const asked = generation;
    const IncludeShared = !loaded.has('isLoadShared');
    const settings = await fetchData({ IncludeShared, LivelyModule: startupModules[module] });
    // An answer for someone who has signed out meanwhile is nobody's.
    if (asked !== generation) return;
    for (const { key, value } of settings) values.set(key, value);
    loaded.add(`isLoad${module}`);
    if (IncludeShared) loaded.add('isLoadShared');
  };

  return {
    load: async (module) => {
      if (module === 'None' || loaded.has(`isLoad${module}`)) return;
      const running = pending.get(module) ?? request(module).finally(() => pending.delete(module));
      pending.set(module, running);
      await running;
    },
    value: (key) => values.get(key),
    isLoaded: (flag) => loaded.has(flag),
    forget: () => {
      generation += 1;
      values.clear();
      loaded.clear();
      pending.clear();
    },
  };
}
