import { directPath } from '../product/index.ts';

/** The areas that the guard watches, by the first segment of their paths. All other paths are open or unknown. */
export const guardedAreas: ReadonlySet<string> = new Set([
  'welcome',
  'home',
  'signup',
  'su',
  'savings',
  'ewa',
  directPath.slice(1),
  'referral',
  'billpay',
  'rxdiscount',
  'gas-discount',
  'device-activity',
  'amc',
  'turbo-tax',
  'pay-pal',
  'access-plus',
  'timely-access-pay',
  'card',
  'connect',
  'uber',
  'timely-tips',
  'smartspend',
  'apps',
]);

/** Areas for people who haven't signed in. `/su` is another name for `/signup`. */
export const visitorAreas: ReadonlySet<string> = new Set(['welcome', 'signup', 'su']);

/** Paths open to visitors though their area isn't. */
export const openPaths: ReadonlySet<string> = new Set(['/home/state-selection', '/card', '/ewa']);

/** Paths open to visitors while direct enrolment is on. */
export const directEnrolmentPaths: ReadonlySet<string> = new Set(
  ['employer', 'progress', 'employee-id', 'employee-details'].map((page) => `${directPath}/${page}`),
);
