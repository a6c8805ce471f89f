import type { Language } from '@dayfare/domain/product';
import type {
  Device,
  DeviceLook,
  Permission,
  PermissionState,
  Question,
  StoredKey,
  UnlockOutcome,
} from '../device.ts';

/** The actions of a simulated user and phone. */
export interface FakePhone {
  readonly platform: 'ios' | 'android';
  readonly build: number;
  readonly language: Language | null;
  readonly look: DeviceLook;
  /** What the secure store held before the app was opened. */
  readonly stored: Readonly<Partial<Record<StoredKey, string>>>;
  readonly isEnrolled: boolean;
  /** How attempts to unlock end, one after the other; the last one again and again. */
  readonly unlocks: readonly UnlockOutcome[];
  readonly permissions: Readonly<Partial<Record<Permission, PermissionState>>>;
  /** What the person answers where the system asks. */
  readonly onSystemQuestion: PermissionState;
  /** What the person answers where the shell asks. */
  readonly accepts: boolean;
  readonly pushTokens: readonly string[];
  /** What the user does in the bank-link SDK. Default: the device has none. */
  readonly bankLink?: NonNullable<Device['bankLink']>;
}

const usual: FakePhone = {
  platform: 'ios',
  build: 2200,
  language: null,
  look: { scheme: null, textScale: null, safeAreas: null },
  stored: {},
  isEnrolled: true,
  unlocks: ['unlocked'],
  permissions: {},
  onSystemQuestion: 'granted',
  accepts: true,
  pushTokens: ['token-1'],
};

/** A device with nothing behind it, and what has been done with it. */
export interface FakeDevice {
  readonly device: Device;
  readonly store: Map<string, string>;
  /** What happened, in order: `open https://…`, `unlock`, `haptic success`. */
  readonly log: string[];
  readonly questions: Question[];
}

/** Time of a device: the real one, or a test's. */
export interface FakeTime {
  readonly now: () => number;
  readonly after: Device['after'];
}

const realTime: FakeTime = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

const photo = { mediaType: 'image/png', base64: 'iVBORw0KGgo=' } as const;

/** Makes a device whose person and phone do what `changes` say. */
export function fakeDevice(
  changes: Partial<FakePhone> = {},
  { now, after }: FakeTime = realTime,
): FakeDevice {
  const phone = { ...usual, ...changes };
  const store = new Map<string, string>(Object.entries(phone.stored));
  const permissions = new Map(Object.entries(phone.permissions));
  const log: string[] = [];
  const questions: Question[] = [];
  const note = (text: string) => void log.push(text);
  let unlocks = 0;
  let nonces = 0;
  return {
    store,
    log,
    questions,
    device: {
      info: {
        platform: phone.platform,
        build: phone.build,
        appVersion: '5.2.0',
        systemVersion: '19.1',
        manufacturer: phone.platform === 'ios' ? 'Apple' : 'Google',
        model: phone.platform === 'ios' ? 'iPhone 17' : 'Pixel 11',
      },
      look: () => phone.look,
      language: () => phone.language,
      now,
      after,
      nonce: () => {
        nonces += 1;
        return `shell-${nonces}`.padEnd(43, 's');
      },
      store: {
        get: async (key) => store.get(key) ?? null,
        set: async (key, value) => void store.set(key, value),
        remove: async (key) => void store.delete(key),
      },
      system: {
        open: async (url) => note(`open ${url}`),
        openSettings: async () => note('open settings'),
        leaveApp: () => note('leave app'),
      },
      ask: async (question) => {
        questions.push(question);
        return phone.accepts;
      },
      permissions: {
        state: async (permission) => permissions.get(permission) ?? 'askable',
        ask: async (permission) => {
          note(`system asks for ${permission}`);
          permissions.set(permission, phone.onSystemQuestion);
          return phone.onSystemQuestion;
        },
      },
      biometrics: {
        check: async () => ({ kind: 'face', isEnrolled: phone.isEnrolled }),
        unlock: async () => {
          note('unlock');
          const outcome = phone.unlocks[Math.min(unlocks, phone.unlocks.length - 1)];
          unlocks += 1;
          return outcome ?? 'cancelled';
        },
      },
      camera: {
        photograph: async (frame) => {
          note(`photograph ${frame}`);
          return photo;
        },
        scan: async () => ({ text: 'https://pay.example/faqs' }),
      },
      contacts: { pick: async () => [{ name: 'Jordan Lee', phones: ['+12025550102'], emails: [] }] },
      files: {
        save: async ({ name }) => note(`save ${name}`),
        share: async ({ name }) => note(`share ${name}`),
      },
      location: {
        find: async () => ({ latitude: 41.5, longitude: -72.25, accuracyMeters: 20, foundAt: now() }),
      },
      push: {
        tokens: async () => phone.pushTokens.map((token) => ({ service: 'apns', token })),
      },
      rating: { ask: async () => note('rate') },
      sso: { open: async ({ returnTo }) => ({ url: returnTo }) },
      haptics: { play: (kind) => note(`haptic ${kind}`) },
      ...(phone.bankLink && { bankLink: phone.bankLink }),
    },
  };
}
