import type { AreaKey } from '../access/index.ts';
import { type NameOf, numbered } from '../enumeration/index.ts';

/** The modules that start-up data comes in. */
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

/** A module of an area, which a call can ask for. */
export type AreaModule = Exclude<StartupModule, 'None' | 'Shared'>;

/** The flag that says that a module's data is here, in the documents' spelling: `isLoadEWA`. */
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

/** The module whose data an area needs before it opens; null for an area that has none. */
export function moduleOfArea(area: AreaKey): AreaModule | null {
  const modules: Partial<Record<AreaKey, AreaModule>> = moduleByArea;
  return modules[area] ?? null;
}
