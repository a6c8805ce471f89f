import type { ResultOf } from '@dayfare/api/bridge';
import type { Device } from './device.ts';

/** What a person has decided about unlocking. */
export type BiometricChoice = NonNullable<ResultOf<'biometrics.check'>['choice']>;

const choices: ReadonlySet<string> = new Set<BiometricChoice>(['on', 'later', 'never', 'off']);

/** So long in the background locks the app, ms: answering a message takes less. */
export const locksAfterMs = 60_000;

/** Who is here, as far as the shell knows: that there is a session, never whose, and how it is unlocked. It lies in the secure store alone. */
export interface Lock {
  readonly choice: () => Promise<BiometricChoice | null>;
  readonly choose: (choice: BiometricChoice) => Promise<void>;
  readonly began: () => Promise<void>;
  /** A sign-out removes everything; after a time-out the way to unlock stays. */
  readonly ended: (because: 'choice' | 'timeout' | 'back' | 'ended') => Promise<void>;
  /** Whether face or fingerprint are asked for before anything is shown. */
  readonly isWanted: () => Promise<boolean>;
}

/** Makes the lock of a device. */
export function createLock({ store, biometrics }: Pick<Device, 'store' | 'biometrics'>): Lock {
  const choice = async () => {
    const stored = await store.get('biometrics');
    return stored !== null && choices.has(stored) ? (stored as BiometricChoice) : null;
  };
  return {
    choice,
    choose: (chosen) => store.set('biometrics', chosen),
    began: () => store.set('session', 'open'),
    ended: async (because) => {
      await store.remove('session');
      if (because === 'choice') await store.remove('biometrics');
    },
    isWanted: async () =>
      biometrics !== undefined && (await store.get('session')) !== null && (await choice()) === 'on',
  };
}
