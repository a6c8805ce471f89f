import type { DataOf, ParamsOf, ResultOf, ShellFacts } from '@dayfare/api/bridge';
import type { Language } from '@dayfare/domain/product';

/** A thing of the device that a person has to allow first. */
export type Permission = 'camera' | 'contacts' | 'location' | 'push';

/** `askable` is everything that the system still asks about; `blocked` is what only its settings can change. */
export type PermissionState = 'granted' | 'askable' | 'blocked';

/** The keys of the secure store. */
export type StoredKey = 'session' | 'biometrics' | 'language';

/** How an attempt to unlock ended. `blocked` is after too many wrong tries. */
export type UnlockOutcome = 'unlocked' | 'cancelled' | 'blocked';

/** What the device looks like; what it leaves to the page is null. */
export type DeviceLook = Pick<ShellFacts, 'scheme' | 'textScale' | 'safeAreas'>;

/** A question with two answers, asked above everything else. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly accept: string;
  readonly dismiss: string;
}

type File = ParamsOf<'file.save'>;

/**
 * The device behind the shell. What is undefined, the device cannot do, and the page is told so. A port that comes to nothing for a
 * reason of the contract rejects with a BridgeRefusal.
 */
export interface Device {
  readonly info: ResultOf<'device.info'>;
  readonly look: () => DeviceLook;
  /** The language of the device, null for one that is not ours. */
  readonly language: () => Language | null;
  readonly now: () => number;
  /** Calls `act` after so many ms. Returns the way to stop that. */
  readonly after: (ms: number, act: () => void) => () => void;
  /** 22 to 64 random characters of base64url. */
  readonly nonce: () => string;
  /** Keychain or Keystore, readable only while the device is unlocked, and on this device alone. */
  readonly store: {
    readonly get: (key: StoredKey) => Promise<string | null>;
    readonly set: (key: StoredKey, value: string) => Promise<void>;
    readonly remove: (key: StoredKey) => Promise<void>;
  };
  readonly system: {
    /** Opens an address in the app that the system has for it. */
    readonly open: (url: string) => Promise<void>;
    /** Opens this app's page in the settings. */
    readonly openSettings: () => Promise<void>;
    readonly leaveApp: () => void;
  };
  /** Resolves to whether the person has accepted. */
  readonly ask: (question: Question) => Promise<boolean>;
  readonly permissions: {
    readonly state: (permission: Permission) => Promise<PermissionState>;
    /** Has the system ask. */
    readonly ask: (permission: Permission) => Promise<PermissionState>;
  };
  readonly biometrics?: {
    readonly check: () => Promise<Pick<ResultOf<'biometrics.check'>, 'kind' | 'isEnrolled'>>;
    readonly unlock: (reason: string) => Promise<UnlockOutcome>;
  };
  readonly camera?: {
    readonly photograph: (
      frame: ParamsOf<'camera.photograph'>['frame'],
    ) => Promise<ResultOf<'camera.photograph'>>;
    readonly scan: () => Promise<ResultOf<'qr.scan'>>;
  };
  readonly contacts?: {
    readonly pick: (isMultiple: boolean) => Promise<ResultOf<'contacts.pick'>['contacts']>;
  };
  readonly files?: {
    readonly save: (file: File) => Promise<void>;
    readonly share: (file: File) => Promise<void>;
  };
  readonly location?: {
    readonly find: (params: ParamsOf<'location.find'>) => Promise<ResultOf<'location.find'>>;
  };
  readonly push?: {
    /** The latest first. */
    readonly tokens: () => Promise<ResultOf<'push.tokens'>['tokens']>;
  };
  readonly rating?: { readonly ask: () => Promise<void> };
  readonly sso?: { readonly open: (params: ParamsOf<'sso.open'>) => Promise<ResultOf<'sso.open'>> };
  readonly haptics?: { readonly play: (kind: DataOf<'haptics.play'>['kind']) => void };
  readonly wallet?: {
    readonly check: (params: ParamsOf<'wallet.check'>) => Promise<ResultOf<'wallet.check'>>;
    readonly begin: (params: ParamsOf<'wallet.begin'>) => Promise<ResultOf<'wallet.begin'>>;
    readonly add: (params: ParamsOf<'wallet.add'>) => Promise<ResultOf<'wallet.add'>>;
  };
  readonly bankLink?: {
    readonly open: (
      params: ParamsOf<'bankLink.open'>,
      onEvent: (event: DataOf<'bankLink.happened'>) => void,
    ) => Promise<ResultOf<'bankLink.open'>>;
    /** Hands the SDK the link by which a bank's page or app has led back to it. */
    readonly resume: (url: string) => void;
  };
}

/** The view that shows the page. */
export interface View {
  /** Runs a script in the page's main frame. */
  readonly run: (script: string) => void;
  readonly reload: () => void;
  readonly goBack: () => void;
}
