import { directPath } from '../product/index.ts';

/** What an area needs before its first page shows. `startupData` is the area's own part of it. */
export type Preload =
  | 'configuration'
  | 'startupData'
  | 'availableFunds'
  | 'stateSelection'
  | 'cardCacheVersion'
  | 'currentRide';

/** What the documents say about an area: all paths that start with its segment. */
export interface AreaFacts {
  readonly isGuarded: boolean;
  /** Loaded with the app instead of on demand. */
  readonly isEager: boolean;
  readonly preloads: readonly Preload[];
}

const open: AreaFacts = { isGuarded: false, isEager: false, preloads: [] };
const plain: AreaFacts = { isGuarded: true, isEager: false, preloads: [] };
const withConfiguration: AreaFacts = { ...plain, preloads: ['configuration'] };
const withStartupData: AreaFacts = { ...plain, preloads: ['startupData'] };

/** Every area by the first segment of its paths. `/su` is another name for `/signup`. */
export const areas = {
  welcome: withConfiguration,
  home: { ...plain, preloads: ['configuration', 'startupData'] },
  signup: withConfiguration,
  su: withConfiguration,
  savings: withStartupData,
  ewa: { ...plain, isEager: true, preloads: ['startupData', 'availableFunds', 'stateSelection'] },
  'dayfare-direct': {
    ...plain,
    isEager: true,
    preloads: ['configuration', 'startupData', 'availableFunds', 'stateSelection'],
  },
  referral: plain,
  billpay: plain,
  rxdiscount: plain,
  'gas-discount': plain,
  'device-activity': plain,
  amc: plain,
  'turbo-tax': plain,
  'pay-pal': plain,
  'access-plus': plain,
  'timely-access-pay': plain,
  card: { ...plain, preloads: ['startupData', 'cardCacheVersion'] },
  connect: withStartupData,
  uber: { ...plain, preloads: ['currentRide'] },
  'timely-tips': withStartupData,
  smartspend: withStartupData,
  apps: withStartupData,
  'timely-shifts': open,
  sso: open,
  faqs: open,
} as const satisfies Record<string, AreaFacts>;

/** An area by its segment. */
export type AreaKey = keyof typeof areas;

/** Whether a path segment, in lower case, begins the paths of an area. */
export function isArea(segment: string): segment is AreaKey {
  return Object.hasOwn(areas, segment);
}

/** Areas that the guard protects. All other paths are open or unknown. */
export const guardedAreas: ReadonlySet<string> = new Set(
  Object.keys(areas).filter((key) => isArea(key) && areas[key].isGuarded),
);

/** Areas for people who haven't signed in. */
export const visitorAreas: ReadonlySet<string> = new Set(['welcome', 'signup', 'su']);

/** Paths open to visitors although their area isn't. */
export const openPaths: ReadonlySet<string> = new Set(['/home/state-selection', '/card', '/ewa']);

/** Paths open to visitors while direct enrolment is on. */
export const directEnrolmentPaths: ReadonlySet<string> = new Set(
  ['employer', 'progress', 'employee-id', 'employee-details'].map((page) => `${directPath}/${page}`),
);

/** Root-level pages, in lower case. They belong to no area, and none is guarded. */
export const rootPages: ReadonlySet<string> = new Set([
  'page-not-found',
  'maintenance',
  'microsite-esign',
  'microsite-success',
  'microsite-consent-form',
  'download-app',
  'unsubscribe-smartinvite',
  'lifemart-splash-screen',
]);

/** Aliases of pages. The whole query is kept. */
export const pathAliases: ReadonlyMap<string, string> = new Map([
  ['/login', '/welcome/login'],
  ['/ecsfcu', '/ewa/ecsfcu'],
  ['/ecsfcu-failed', '/ewa/ecsfcu-failed'],
  ['/mypaynow', '/ewa/mypaynow'],
]);

/** Whether a path could be a branch: one segment that is neither an area nor a page. */
export function isBranchPath(segments: readonly string[]): boolean {
  const [segment = '', ...more] = segments;
  return (
    segment !== '' &&
    more.length === 0 &&
    !isArea(segment) &&
    !rootPages.has(segment) &&
    !pathAliases.has(`/${segment}`)
  );
}
