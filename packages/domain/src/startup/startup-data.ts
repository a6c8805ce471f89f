import { type AreaModule, type LoadedFlag, loadedFlag, startupModule } from './module.ts';

/** An entry of start-up data or the configuration, as sent by the server. */
export interface Setting {
  readonly key: string;
  readonly value: string;
}

/** The start-up data loaded so far. */
export interface StartupData {
  readonly loaded: ReadonlySet<LoadedFlag>;
  readonly values: ReadonlyMap<string, string>;
}

/** Body of `user/startupDataV2`, spelled as in the API. */
export interface StartupDataRequest {
  readonly IncludeShared: boolean;
  readonly LivelyModule: number;
}

/** Start-up data right after sign-in, or of a visitor. */
export const noStartupData: StartupData = { loaded: new Set(), values: new Map() };

/** Returns what to request when an area opens; null if its data has loaded. The shared part comes with the first area. */
export function startupDataRequest({ loaded }: StartupData, module: AreaModule): StartupDataRequest | null {
  if (loaded.has(loadedFlag(module))) return null;
  return { IncludeShared: !loaded.has('isLoadShared'), LivelyModule: startupModule.toWire(module) };
}

/** Asks for the shared part alone, for what has changed while the app is open. */
export const sharedDataRequest: StartupDataRequest = {
  IncludeShared: true,
  LivelyModule: startupModule.toWire('Shared'),
};

/** Adds a response to the start-up data. Later responses win if two contain the same key. */
export function withStartupAnswer(
  { loaded, values }: StartupData,
  module: AreaModule,
  { IncludeShared }: StartupDataRequest,
  settings: readonly Setting[],
): StartupData {
  const flags = [loadedFlag(module), ...(IncludeShared ? [loadedFlag('Shared')] : [])];
  return {
    loaded: new Set([...loaded, ...flags]),
    values: new Map([...values, ...settings.map(({ key, value }) => [key, value] as const)]),
  };
}
