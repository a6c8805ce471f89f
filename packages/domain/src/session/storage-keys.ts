/** Facts about a local storage key. */
export interface StorageKeyFacts {
  /** A setting of the device or app, kept when someone signs out. */
  readonly isKept: boolean;
  /** Contains secrets, and is encrypted before it is written. */
  readonly isSealed: boolean;
}

const device: StorageKeyFacts = { isKept: true, isSealed: false };
const person: StorageKeyFacts = { isKept: false, isSealed: false };
const secret: StorageKeyFacts = { isKept: false, isSealed: true };

/** Local storage keys named by the documents, besides the loaded flags of start-up data. */
export const documentedKeys = {
  currentUser: secret,
  connectData: secret,
  clientIp: device,
  clientLatitude: device,
  clientLongitude: device,
  locale: device,
  currentCulture: device,
  languages: device,
  isNativeApp: device,
  ConfigurationSettings: person,
  skipStateDirectResolver: person,
  IndexDbCacheVersion: person,
} as const satisfies Record<string, StorageKeyFacts>;

/** Our own keys: the documents say what is stored, but not under which name. */
export const ownKeys = {
  assetCounts: person,
  bankLinkRedirectUrl: person,
  bankLinkPath: person,
  bankLinkToken: person,
  directDepositBackUrl: person,
  history: person,
  balanceHeight: person,
  celebratedGoals: person,
  brand: device,
  deviceId: device,
  lastUserID: device,
  unfinishedTransfers: device,
  enrollment: secret,
} as const satisfies Record<string, StorageKeyFacts>;

/** A key of local storage. */
export type StorageKey = keyof typeof documentedKeys | keyof typeof ownKeys;

const facts: readonly (readonly [string, StorageKeyFacts])[] = [
  ...Object.entries<StorageKeyFacts>(documentedKeys),
  ...Object.entries<StorageKeyFacts>(ownKeys),
];

/** The keys that stay when someone signs out. Whatever isn't listed goes, also what no one knows of. */
export const keptKeys: readonly string[] = facts.filter(([, { isKept }]) => isKept).map(([key]) => key);
