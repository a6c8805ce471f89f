import { type Language, languageFromWire, type WireLanguage, wireLanguage } from '@dayfare/domain/product';
import { type LoadedFlag, loadedFlags, type Setting } from '@dayfare/domain/startup';
import type { LocalArea, LocalKey } from './local-area.ts';

/** How a value lies in the storage. `read` gives null for what no one of ours has written. */
interface Codec<Value> {
  readonly read: (text: string) => Value | null;
  readonly write: (value: Value) => string;
}

const text: Codec<string> = { read: (stored) => stored, write: (value) => value };

const flag: Codec<boolean> = {
  read: (stored) => (stored === 'true' ? true : stored === 'false' ? false : null),
  write: String,
};

const number: Codec<number> = {
  read: (stored) => (stored.trim() !== '' && Number.isFinite(Number(stored)) ? Number(stored) : null),
  write: String,
};

const language: Codec<Language> = {
  read: (stored) => languageFromWire(stored) ?? null,
  write: wireLanguage,
};

function json<Value>(isValue: (parsed: unknown) => parsed is Value): Codec<Value> {
  return {
    read: (stored) => {
      try {
        const parsed: unknown = JSON.parse(stored);
        return isValue(parsed) ? parsed : null;
      } catch {
        return null;
      }
    },
    write: (value) => JSON.stringify(value),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf =
  <Item>(isItem: (item: unknown) => item is Item) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.every(isItem);

const isText = (value: unknown): value is string => typeof value === 'string';

const isSetting = (value: unknown): value is Setting =>
  isRecord(value) && isText(value.key) && isText(value.value);

const isWireLanguage = (value: unknown): value is WireLanguage => languageFromWire(value) !== undefined;

const isCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  isRecord(value) && Object.values(value).every((count) => Number.isInteger(count));

/** The configuration as it was last sent. */
interface StoredConfiguration {
  /** When it came, ms. */
  readonly savedAt: number;
  readonly settings: readonly Setting[];
}

/** How much room something took at a width of the window, both in px. */
interface StoredHeight {
  readonly businessId: number;
  readonly width: number;
  readonly height: number;
}

const isHeight = (value: unknown): value is StoredHeight =>
  isRecord(value) &&
  Number.isFinite(value.businessId) &&
  Number.isFinite(value.width) &&
  Number.isFinite(value.height);

const isConfiguration = (value: unknown): value is StoredConfiguration =>
  isRecord(value) && Number.isFinite(value.savedAt) && isListOf(isSetting)(value.settings);

/** What lies under each key in plain words. What is sealed has modules of its own: session/stored-user.ts, connect-data.ts, and the sign-up's draft. */
interface PlainValues extends Record<LoadedFlag, boolean> {
  clientIp: string;
  clientLatitude: number;
  clientLongitude: number;
  locale: Language;
  currentCulture: string;
  languages: readonly WireLanguage[];
  isNativeApp: boolean;
  ConfigurationSettings: StoredConfiguration;
  skipStateDirectResolver: boolean;
  IndexDbCacheVersion: number;
  assetCounts: Readonly<Record<string, number>>;
  bankLinkRedirectUrl: string;
  bankLinkPath: string;
  bankLinkToken: string;
  directDepositBackUrl: string;
  history: readonly string[];
  balanceHeight: StoredHeight;
  /** In percent, how far each goal was when that was celebrated, by the goal’s number. */
  celebratedGoals: Readonly<Record<string, number>>;
  brand: string;
  deviceId: string;
  /** Who was signed in last, by their number; it stays after a sign-out, so that a link to another account asks first. */
  lastUserID: number;
  unfinishedTransfers: number;
  storageVersion: number;
}

/** A key whose value lies in plain words. */
export type PlainKey = Exclude<LocalKey, 'currentUser' | 'connectData' | 'enrollment'>;

/** What lies under a key. */
export type ValueOf<Key extends PlainKey> = PlainValues[Key];

const codecs: { readonly [Key in PlainKey]: Codec<PlainValues[Key]> } = {
  clientIp: text,
  clientLatitude: number,
  clientLongitude: number,
  locale: language,
  currentCulture: text,
  languages: json(isListOf(isWireLanguage)),
  isNativeApp: flag,
  ConfigurationSettings: json(isConfiguration),
  skipStateDirectResolver: flag,
  IndexDbCacheVersion: number,
  assetCounts: json(isCounts),
  bankLinkRedirectUrl: text,
  bankLinkPath: text,
  bankLinkToken: text,
  directDepositBackUrl: text,
  history: json(isListOf(isText)),
  balanceHeight: json(isHeight),
  celebratedGoals: json(isCounts),
  brand: text,
  deviceId: text,
  lastUserID: number,
  unfinishedTransfers: number,
  storageVersion: number,
  ...(Object.fromEntries(loadedFlags.map((key) => [key, flag])) as Record<LoadedFlag, Codec<boolean>>),
};

/** The value under a key; null when there is none, or none that we wrote. */
export function readLocal<Key extends PlainKey>(area: LocalArea, key: Key): ValueOf<Key> | null {
  const stored = area.getItem(key);
  return stored === null ? null : codecs[key].read(stored);
}

/** Stores a value. False when the storage is full: nothing that the app cannot do without lies here. */
export function writeLocal<Key extends PlainKey>(area: LocalArea, key: Key, value: ValueOf<Key>): boolean {
  try {
    area.setItem(key, codecs[key].write(value));
    return true;
  } catch {
    return false;
  }
}
