import type { DataOf, Peer } from '@dayfare/api/bridge';
import type { Device } from './device.ts';
import { type Lock, locksAfterMs } from './lock.ts';
import type { Observable } from './observable.ts';
import type { ShellWords } from './shell-words.ts';

/** What the lock says besides its usual words. */
export type LockNote = 'tooManyTries' | null;

/** What the lock's screen takes. */
export interface LockScreenParts {
  readonly device: Pick<Device, 'biometrics' | 'now'>;
  readonly lock: Lock;
  readonly state: Observable<{ readonly isLocked: boolean; readonly lockNote: LockNote }>;
  readonly words: () => ShellWords;
  readonly page: () => Peer<'shell'> | null;
}

/** Locks and unlocks what is on the screen. */
export interface LockScreen {
  readonly lockIfWanted: () => Promise<void>;
  readonly unlock: () => Promise<void>;
  readonly signInInstead: () => Promise<void>;
  readonly joined: (page: Peer<'shell'>) => void;
  readonly appChanged: (state: DataOf<'app.changed'>['state']) => void;
}

/** Makes the lock's screen. It asks for face or fingerprint by itself when it comes up, and again when the person wants to. */
export function createLockScreen({ device, lock, state, words, page }: LockScreenParts): LockScreen {
  let leftAt: number | null = null;
  let isAsking = false;
  let mustSignIn = false;

  const unlock = async () => {
    if (isAsking || !state.get().isLocked) return;
    isAsking = true;
    const outcome = await device.biometrics?.unlock(words().lock.reason).catch(() => 'cancelled' as const);
    isAsking = false;
    if (outcome === 'unlocked') state.change({ isLocked: false, lockNote: null });
    else state.change({ lockNote: outcome === 'blocked' ? 'tooManyTries' : null });
  };
  const lockIfWanted = async () => {
    if (!(await lock.isWanted())) return;
    state.change({ isLocked: true });
    await unlock();
  };
  /** The page signs out before it is seen: it shows data of the user who can unlock. */
  const endSession = async (joined: Peer<'shell'>) => {
    await joined.ask('session.end', {});
    mustSignIn = false;
    state.change({ isLocked: false, lockNote: null });
  };

  return {
    lockIfWanted,
    unlock,
    signInInstead: async () => {
      mustSignIn = true;
      await lock.ended('choice');
      const joined = page();
      // A page that is not there yet, or that goes meanwhile, is asked when it has joined.
      if (joined) await endSession(joined).catch(() => undefined);
    },
    joined: (joined) => {
      if (mustSignIn) endSession(joined).catch(() => undefined);
    },
    appChanged: (next) => {
      if (next === 'background') leftAt = device.now();
      if (next !== 'active' || leftAt === null) return;
      const isLong = device.now() - leftAt >= locksAfterMs;
      leftAt = null;
      if (isLong) void lockIfWanted();
    },
  };
}
