import type { ResultOf } from '@dayfare/api/bridge';
import { choiceAfterNotNow } from '@dayfare/domain/native';
import type { BiometricKind } from '@dayfare/ui/patterns/biometric-prompt';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { refusalOf } from '../../../platform/device/refusal-of.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** What the phone can unlock with, and what the person has decided. */
export type Unlocking = ResultOf<'biometrics.check'>;

/** What is said besides: why it isn't on yet. */
type UnlockProblem = 'tooManyTries' | 'failed';

/** Turning unlocking on and off. */
export interface UnlockHandle {
  readonly isPending: boolean;
  readonly problem: UnlockProblem | null;
  /** The settings that are missing for it, to be shown in a sheet; null for none. */
  readonly missing: Exclude<BiometricKind, 'auth'> | null;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
  /** "Not now" to the offer, which is repeated once. */
  readonly notNow: () => Promise<void>;
  /** Opens the settings that are missing. */
  readonly openSettings: () => Promise<void>;
  /** Closes the sheet about the settings. */
  readonly dismiss: () => void;
}

/** Turns unlocking on after the phone has recognised the person, and off. Calls `onChoice` once the phone has stored it. */
export function useUnlock(
  { choice, isEnrolled }: Pick<Unlocking, 'choice' | 'isEnrolled'>,
  onChoice: (choice: NonNullable<Unlocking['choice']>) => void,
): UnlockHandle {
  const { device, notices } = useApp();
  const t = useTexts('session/unlock');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<UnlockProblem | null>(null);
  const [missing, setMissing] = useState<UnlockHandle['missing']>(null);

  const choose = async (next: NonNullable<Unlocking['choice']>) => {
    await device.ask('biometrics.choose', { choice: next });
    onChoice(next);
  };
  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === 'denied') setMissing('appSetting');
      else if (reason === 'blocked') setProblem('tooManyTries');
      else if (reason !== 'cancelled') setProblem('failed');
    } finally {
      setPending(false);
    }
  };

  return {
    isPending,
    problem,
    missing,
    turnOn: () =>
      attempt(async () => {
        if (!isEnrolled) return setMissing('settings');
        await device.ask('biometrics.unlock', { reason: t('reason') });
        await choose('on');
        device.tell('haptics.play', { kind: 'success' });
        notices.say({ message: t('isOn'), tone: 'success', durationMs: snackbarDurations.app });
      }),
    turnOff: () =>
      attempt(async () => {
        await choose('off');
        notices.say({ message: t('isOff'), tone: 'info', durationMs: snackbarDurations.app });
      }),
    // A refusal by the user is not reported as a silent phone.
    notNow: () => choose(choiceAfterNotNow(choice)).catch(() => undefined),
    openSettings: async () => {
      setMissing(null);
      await device.ask('settings.open', {}).catch(() => undefined);
    },
    dismiss: () => setMissing(null),
  };
}
