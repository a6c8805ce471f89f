import {
  type AreaModule,
  type LoadedFlag,
  loadedFlag,
  noStartupData,
  type Setting,
  type StartupDataRequest,
  sharedDataRequest,
  startupDataRequest,
  withStartupAnswer,
} from '@dayfare/domain/startup';

/** Fetches a module's data, optionally with the shared part. */
export type FetchStartupData = (request: StartupDataRequest) => Promise<readonly Setting[]>;

/** Stores responses for the person's next visit. Every call may fail; nothing depends on it. */
export interface KeptStartupData {
  /** The response of an earlier visit; null if there is none that a page may open with. */
  readonly read: (request: StartupDataRequest) => Promise<readonly Setting[] | null>;
  readonly write: (request: StartupDataRequest, settings: readonly Setting[]) => Promise<void>;
}

/** The person's start-up data; fetched once, and reused until sign-out. */
export interface StartupData {
  /**
   * Fetches a module's data unless it has loaded; concurrent calls share one request. Resolves with the data of an earlier visit where there
   * are any, and replaces them once the response arrives. Rejects with the ApiError if there are neither.
   */
  readonly load: (module: AreaModule) => Promise<void>;
  /** Begins to read what an earlier visit has left of a module's data, for a page that is about to load it. Nothing is requested. */
  readonly readAhead: (module: AreaModule) => void;
  /** Asks for the shared part once more, for what has changed on the server since. Rejects with the ApiError. */
  readonly refresh: () => Promise<void>;
  /** Returns an entry as text; undefined if no loaded module has it. */
  readonly value: (key: string) => string | undefined;
  /** All loaded entries, as the domain's rules expect them. */
  readonly values: () => ReadonlyMap<string, string>;
  readonly isLoaded: (flag: LoadedFlag) => boolean;
  /** Calls `listener` after a response has replaced different data: of an earlier visit, or of before a refresh. Returns the way to stop that. */
  readonly onCorrected: (listener: () => void) => () => void;
  /** Clears everything, so that the next person's data is fetched. */
  readonly forget: () => void;
}

/** The same, opened on first use. */
export function laterKeptStartupData(open: () => Promise<KeptStartupData>): KeptStartupData {
  return {
    read: async (request) => (await open()).read(request),
    write: async (request, settings) => (await open()).write(request, settings),
  };
}

const nothingKept: KeptStartupData = { read: async () => null, write: async () => undefined };

/** A response of an earlier visit, used until this visit's arrives. */
interface Provisional {
  readonly request: StartupDataRequest;
  readonly settings: readonly Setting[];
}

const sameSettings = (a: readonly Setting[], b: readonly Setting[]) => {
  const values = new Map(b.map(({ key, value }) => [key, value]));
  return a.length === b.length && a.every(({ key, value }) => values.get(key) === value);
};

/** Creates a page's start-up data. */
export function createStartupData(fetchData: FetchStartupData, kept = nothingKept): StartupData {
  let answered = noStartupData;
  let data = noStartupData;
  let generation = 0;
  const provisional = new Map<AreaModule, Provisional>();
  const pending = new Map<AreaModule, Promise<void>>();
  const ahead = new Map<AreaModule, Promise<readonly Setting[] | null>>();
  const listeners = new Set<() => void>();

  /** Responses of this visit take precedence over those of an earlier one. */
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
    // Drops a response for someone who has signed out meanwhile.
    if (asked !== generation) return;
    const before = provisional.get(module);
    provisional.delete(module);
    answered = withStartupAnswer(answered, module, request, settings);
    join();
    kept.write(request, settings).catch(() => undefined);
    if (before && !sameSettings(before.settings, settings)) for (const listener of listeners) listener();
  };

  const readKept = (request: StartupDataRequest) => kept.read(request).catch(() => null);

  /** Whether the page can continue with the data of an earlier visit. */
  const goOnWithKept = async (module: AreaModule, request: StartupDataRequest) => {
    const asked = generation;
    const settings = await (ahead.get(module) ?? readKept(request));
    ahead.delete(module);
    if (!settings || asked !== generation || answered.loaded.has(loadedFlag(module))) return false;
    provisional.set(module, { request, settings });
    join();
    return true;
  };

  const askOnce = (module: AreaModule, request: StartupDataRequest) => {
    const running = pending.get(module) ?? ask(module, request);
    pending.set(module, running);
    const end = () => {
      // The next person's request may be pending by now.
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
    readAhead: (module) => {
      const request = startupDataRequest(answered, module);
      if (request) ahead.set(module, readKept(request));
    },
    refresh: async () => {
      const asked = generation;
      const settings = await fetchData(sharedDataRequest);
      if (asked !== generation) return;
      const isSame = settings.every(({ key, value }) => data.values.get(key) === value);
      const values = new Map([
        ...answered.values,
        ...settings.map(({ key, value }) => [key, value] as const),
      ]);
      answered = { ...answered, values };
      join();
      if (!isSame) for (const listener of listeners) listener();
    },
    value: (key) => data.values.get(key),
    values: () => data.values,
    isLoaded: (flag) => data.loaded.has(flag),
    onCorrected: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    forget: () => {
      generation += 1;
      answered = noStartupData;
      data = noStartupData;
      provisional.clear();
      pending.clear();
      ahead.clear();
    },
  };
}
