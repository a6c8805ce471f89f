import {
  type AreaModule,
  type LoadedFlag,
  loadedFlag,
  noStartupData,
  type Setting,
  type StartupDataRequest,
  startupDataRequest,
  withStartupAnswer,
} from '@dayfare/domain/startup';

/** Fetches one module's data, with the shared part if wanted. */
export type FetchStartupData = (request: StartupDataRequest) => Promise<readonly Setting[]>;

/** Where answers lie for the person's next visit. All of it may fail: nothing depends on it. */
export interface KeptStartupData {
  /** The answer of an earlier visit; null where there is none that a page may open with. */
  readonly read: (request: StartupDataRequest) => Promise<readonly Setting[] | null>;
  readonly write: (request: StartupDataRequest, settings: readonly Setting[]) => Promise<void>;
}

/** What the server says about the person at the start of an area; fetched once, reused until sign-out. */
export interface StartupData {
  /**
   * Fetches a module's data unless its flag is set; two calls at once are one. Where an earlier visit has left them, the page goes on with
   * those, and what has changed since comes after. Rejects with the ApiError of data that cannot be had at all.
   */
  readonly load: (module: AreaModule) => Promise<void>;
  /** An entry as text; undefined when nothing that is loaded has it. */
  readonly value: (key: string) => string | undefined;
  /** Every entry that is here, as the domain's rules read it. */
  readonly values: () => ReadonlyMap<string, string>;
  readonly isLoaded: (flag: LoadedFlag) => boolean;
  /** Calls `listener` when an answer differs from what an earlier visit had left, and has taken its place. */
  readonly onCorrected: (listener: () => void) => void;
  /** Forgets everything: the next person's data is fetched again. */
  readonly forget: () => void;
}

/** The same, opened when it is first asked for. */
export function laterKeptStartupData(open: () => Promise<KeptStartupData>): KeptStartupData {
  return {
    read: async (request) => (await open()).read(request),
    write: async (request, settings) => (await open()).write(request, settings),
  };
}

const nothingKept: KeptStartupData = { read: async () => null, write: async () => undefined };

/** An answer of an earlier visit, as long as there is none of this one. */
interface Provisional {
  readonly request: StartupDataRequest;
  readonly settings: readonly Setting[];
}

const sameSettings = (a: readonly Setting[], b: readonly Setting[]) => {
  const values = new Map(b.map(({ key, value }) => [key, value]));
  return a.length === b.length && a.every(({ key, value }) => values.get(key) === value);
};

/** Makes the startup data of a page. */
export function createStartupData(fetchData: FetchStartupData, kept = nothingKept): StartupData {
  let answered = noStartupData;
  let data = noStartupData;
  let generation = 0;
  const provisional = new Map<AreaModule, Provisional>();
  const pending = new Map<AreaModule, Promise<void>>();
  const listeners = new Set<() => void>();

  /** Answers of this visit over those of an earlier one. */
  const join = () => {
    let joined = noStartupData;
    for (const [module, { request, settings }] of provisional)
      joined = withStartupAnswer(joined, module, request, settings);
    data = {
      loaded: new Set([...joined.loaded, ...answered.loaded]),
      values: new Map([...joined.values, ...answered.values]),
    };
  };

  const ask = async (module: AreaModule, request: StartupDataRequest) => {
    const asked = generation;
    const settings = await fetchData(request);
    // An answer for someone who has signed out meanwhile is nobody's.
    if (asked !== generation) return;
    const before = provisional.get(module);
    provisional.delete(module);
    answered = withStartupAnswer(answered, module, request, settings);
    join();
    kept.write(request, settings).catch(() => undefined);
    if (before && !sameSettings(before.settings, settings)) for (const listener of listeners) listener();
  };

  /** Whether the page can go on with what an earlier visit has left. */
  const goOnWithKept = async (module: AreaModule, request: StartupDataRequest) => {
    const asked = generation;
    const settings = await kept.read(request).catch(() => null);
    if (!settings || asked !== generation || answered.loaded.has(loadedFlag(module))) return false;
    provisional.set(module, { request, settings });
    join();
    return true;
  };

  const askOnce = (module: AreaModule, request: StartupDataRequest) => {
    const running = pending.get(module) ?? ask(module, request);
    pending.set(module, running);
    const end = () => {
      // By now the next person's may be under way.
      if (pending.get(module) === running) pending.delete(module);
    };
    running.then(end, end);
    return running;
  };

  return {
    load: async (module) => {
      const request = startupDataRequest(answered, module);
      if (!request) return;
      const answer = askOnce(module, request);
      if (provisional.has(module)) return;
      const before = goOnWithKept(module, request);
      const first = answer.then(
        () => true,
        () => before,
      );
      if (!(await Promise.race([before, first]))) await answer;
    },
    value: (key) => data.values.get(key),
    values: () => data.values,
    isLoaded: (flag) => data.loaded.has(flag),
    onCorrected: (listener) => void listeners.add(listener),
    forget: () => {
      generation += 1;
      answered = noStartupData;
      data = noStartupData;
      provisional.clear();
      pending.clear();
    },
  };
}
