import { type AreaModule, type LoadedFlag, loadedFlag, startupModule } from './module.ts';

/** An entry of start-up data or of the configuration, as the server lists it. */
export interface Setting {
  readonly key: string;
  readonly value: string;
}

/** Start-up data as far as it is here. */
export interface StartupData {
  readonly loaded: ReadonlySet<LoadedFlag>;
  readonly values: ReadonlyMap<string, string>;
}

/** Body of `user/startupDataV2`, in the wire's spelling. */
export interface StartupDataRequest {
  readonly IncludeShared: boolean;
  readonly LivelyModule: number;
}

/** Start-up data of someone who has just signed in, or of nobody. */
export const noStartupData: StartupData = { loaded: new Set(), values: new Map() };

/** What to ask the server for when an area opens; null when its data is here. The shared part comes with the first area. */
export function startupDataRequest({ loaded }: StartupData, module: AreaModule): StartupDataRequest | null {
  if (loaded.has(loadedFlag(module))) return null;
  return { IncludeShared: !loaded.has('isLoadShared'), LivelyModule: startupModule.toWire(module) };
}

/** Start-up data with an answer. Later answers win where two name the same key. */
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
