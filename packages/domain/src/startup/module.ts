import type { AreaKey } from '../access/index.ts';
import { type NameOf, numbered } from '../enumeration/index.ts';

/** The modules of start-up data. */
export const startupModule = numbered({
  None: 0,
  Shared: 1,
  EWA: 2,
  Direct: 3,
  Card: 4,
  Savings: 5,
  Home: 6,
  Apps: 7,
  Connect: 8,
  SmartSpend: 9,
  TimelyTips: 10,
});
export type StartupModule = NameOf<typeof startupModule>;

/** An area's module, which a call can request. */
export type AreaModule = Exclude<StartupModule, 'None' | 'Shared'>;

/** The flag for a module whose data has loaded, as spelled in the documents: `isLoadEWA`. */
export type LoadedFlag = `isLoad${Exclude<StartupModule, 'None'>}`;

/** The flag of a module. */
export function loadedFlag(module: Exclude<StartupModule, 'None'>): LoadedFlag {
  return `isLoad${module}`;
}

/** Every loaded flag. */
export const loadedFlags: readonly LoadedFlag[] = startupModule.names
  .filter((name) => name !== 'None')
  .map(loadedFlag);

const moduleByArea = {
  home: 'Home',
  savings: 'Savings',
  ewa: 'EWA',
  'dayfare-direct': 'Direct',
  card: 'Card',
  connect: 'Connect',
  'timely-tips': 'TimelyTips',
  smartspend: 'SmartSpend',
  apps: 'Apps',
} as const satisfies Partial<Record<AreaKey, AreaModule>>;

/** Returns the module that an area needs before it opens; null if it has none. */
export function moduleOfArea(area: AreaKey): AreaModule | null {
  const modules: Partial<Record<AreaKey, AreaModule>> = moduleByArea;
  return modules[area] ?? null;
}
