import { employeeHome, homeFor, type UserType } from '../access/index.ts';
import { directPath } from '../product/index.ts';

/** The flags of the page that leads to the app. */
export interface DownloadFlags {
  /** A card has just been activated. */
  readonly isFromActivation: boolean;
  /** The user was about to get money. */
  readonly isFromAccessMoney: boolean;
  /** The user is signing up. */
  readonly enrollmentFlow: boolean;
  /** Tips were about to be paid out. */
  readonly isFromTimelyTipDeposit: boolean;
  /** The user was about to add an account. */
  readonly isForAddAccount: boolean;
}

const isOn = (value: string | null) => value === 'true' || value === '1';

/** Reads the flags of an address; `read` returns a parameter of its query. A flag is on as `true` or `1`. */
export function downloadFlags(read: (name: keyof DownloadFlags) => string | null): DownloadFlags {
  return {
    isFromActivation: isOn(read('isFromActivation')),
    isFromAccessMoney: isOn(read('isFromAccessMoney')),
    enrollmentFlow: isOn(read('enrollmentFlow')),
    isFromTimelyTipDeposit: isOn(read('isFromTimelyTipDeposit')),
    isForAddAccount: isOn(read('isForAddAccount')),
  };
}

/** The address of the page with the flags that are on, for opening it in the app. */
export function downloadAppPath(flags: DownloadFlags): string {
  const query = Object.entries(flags).flatMap(([name, on]) => (on ? [`${name}=true`] : []));
  return ['/download-app', ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

/** Why people are led to the app; decides the words of the page. */
export type DownloadReason = 'activated' | 'getMoney' | 'tips' | 'signUp' | 'addAccount' | 'any';

/** Returns why people are led to the app, by the flags. */
export function downloadReason(flags: DownloadFlags): DownloadReason {
  if (flags.isFromTimelyTipDeposit) return 'tips';
  if (flags.isFromActivation) return 'activated';
  if (flags.isFromAccessMoney) return 'getMoney';
  if (flags.isForAddAccount) return 'addAccount';
  return flags.enrollmentFlow ? 'signUp' : 'any';
}

/** Where closing the page leads, first match wins. The dashboard of a visitor is the welcome page. */
export function afterDownloadApp(flags: DownloadFlags, type: UserType | null): string {
  const { isFromActivation, isFromAccessMoney, isFromTimelyTipDeposit } = flags;
  if (isFromActivation && isFromAccessMoney) return '/ewa/cash?isFromDashboard=true&isFromActivation=true';
  if (isFromTimelyTipDeposit) return employeeHome;
  if (isFromActivation) return `${directPath}/cta?type=success&showCTA=true&isFromActivation=true`;
  return homeFor(type) ?? '/welcome';
}
