import type { UserType } from '../access/index.ts';
import type { StartupKey } from '../startup/index.ts';

/** The groups of the navigation, in the order that they always have. */
export const groups = ['home', 'money', 'card', 'work', 'more'] as const;
/** A group of the navigation: a tab on a phone, a part of the rail on a desktop. */
export type Group = (typeof groups)[number];

/** Who a place is open to. What isn't said doesn't matter. */
interface Opening {
  /** Kinds of users. */
  readonly users?: readonly UserType[] | undefined;
  /** Flags of start-up data that must be on. */
  readonly on?: readonly StartupKey[] | undefined;
  /** Flags of start-up data that must be off. */
  readonly off?: readonly StartupKey[] | undefined;
  /** Whether a minor needs a guardian's consent first. */
  readonly needsConsent?: boolean | undefined;
  /** Whether it stays open to suspended users: records, and the ways to get help. */
  readonly isForSuspended?: boolean | undefined;
}

/** Where something stands: in a group, or only in what can be found by its name. */
export interface Place {
  /** `you`: about the person, behind the avatar. `action`: the beginning of a task. Neither is part of the navigation. */
  readonly group: Group | 'you' | 'action';
  readonly opens: Opening;
}

const wages = { users: ['User'] } as const satisfies Opening;
const wagesOnRecord = { ...wages, isForSuspended: true } as const satisfies Opening;
const card = {
  users: ['User', 'OnBoarding', 'DirectUser'],
  on: ['IsCardServiceEnabled'],
  off: ['HideCardServices', 'IsFromCardApprovalProcess'],
  needsConsent: true,
} as const satisfies Opening;
const everyone = { isForSuspended: true } as const satisfies Opening;
const able = {} as const satisfies Opening;

/**
 * Every place of the app in the order within its group, with who it is open to. A screen says which one it is (`<screen>.entry.ts`); a
 * place without a screen is nowhere to be seen. Where the documents name no start-up key, an area is open once it has a screen.
 */
export const places = {
  home: { group: 'home', opens: wagesOnRecord },
  directHome: { group: 'home', opens: { users: ['DirectUser'], isForSuspended: true } },

  history: { group: 'money', opens: wagesOnRecord },
  accounts: { group: 'money', opens: wagesOnRecord },
  earnings: { group: 'money', opens: wagesOnRecord },
  recurring: { group: 'money', opens: wages },
  friends: { group: 'money', opens: { ...card, ...wages } },
  cash: { group: 'money', opens: wages },
  giftCard: { group: 'money', opens: wages },
  savings: { group: 'money', opens: { on: ['IsSavingsOpen'] } },
  bills: { group: 'money', opens: wages },
  tips: { group: 'money', opens: { ...wages, on: ['IsTimelyTipsOffered'] } },
  budget: { group: 'money', opens: able },

  // The home tells a minor whose guardian has to agree first.
  card: { group: 'card', opens: { ...card, isForSuspended: true } },
  directDeposit: { group: 'card', opens: card },

  hours: { group: 'work', opens: wagesOnRecord },
  time: { group: 'work', opens: wages },
  shifts: { group: 'work', opens: wages },
  chat: { group: 'work', opens: wages },
  announcements: { group: 'work', opens: wages },
  notifications: { group: 'work', opens: wages },
  jobs: { group: 'work', opens: wages },

  rides: { group: 'more', opens: wages },
  apps: { group: 'more', opens: { on: ['IsEnableMarketPlace'] } },
  referrals: { group: 'more', opens: able },
  help: { group: 'more', opens: everyone },

  profile: { group: 'you', opens: everyone },
  password: { group: 'you', opens: everyone },
  twoStep: { group: 'you', opens: everyone },
  passkeys: { group: 'you', opens: everyone },
  devices: { group: 'you', opens: everyone },
  agreements: { group: 'you', opens: everyone },
  limits: { group: 'you', opens: wages },
  dailyTexts: { group: 'you', opens: wages },
  proofs: { group: 'you', opens: wagesOnRecord },
  service: { group: 'you', opens: wagesOnRecord },
  notificationSettings: { group: 'you', opens: everyone },
  questions: { group: 'you', opens: everyone },

  getMoney: { group: 'action', opens: wages },
  addAccount: { group: 'action', opens: wages },
  newRecurring: { group: 'action', opens: wages },
  signOut: { group: 'action', opens: everyone },
} as const satisfies Readonly<Record<string, Place>>;

/** The name of a place. */
export type PlaceName = keyof typeof places;

/** The names of all places, in order. */
export const placeNames = Object.keys(places) as readonly PlaceName[];

/** What decides which places are open to a user. */
export interface PlaceVisitor {
  /** Null for an unknown kind of user. */
  readonly userType: UserType | null;
  /** Whether a flag of start-up data is on; one that hasn't loaded is off. */
  readonly isOn: (key: StartupKey) => boolean;
}

/** Whether a place is open to a user. */
export function isPlaceOpen(place: PlaceName, { userType, isOn }: PlaceVisitor): boolean {
  const {
    users,
    on = [],
    off = [],
    needsConsent = false,
    isForSuspended = false,
  }: Opening = places[place].opens;
  if (users && (userType === null || !users.includes(userType))) return false;
  if (!on.every(isOn) || off.some(isOn)) return false;
  if (needsConsent && isOn('IsMinorUser') && !isOn('IsMinorUserConsentApproved')) return false;
  return isForSuspended || !isOn('IsUserDeactivated');
}
